import { below, from, Link, lowWindow, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Shows all vertical labels or none. In rem, so that with larger text a window counts as too low sooner. */
const labelRoom = 'calc((100dvh - 47rem) * 999)'

const folded = "[data-expanded='false'] &"
/** As rendered by the server; folded where the rail would cover the page. */
const untouched = "[data-expanded='auto'] &"

/** The page leaves room for the words of the rail. */
export const fromRail = '@media (min-width: 90em)'
const belowRail = '@media (min-width: 48em) and (max-width: 89.99em)'

/**
 * A rail in the page's gutter, where it covers nothing. A phone has no such gutter: there it is a bar at the window's
 * bottom, away while one scrolls down, writes, moves by keys or reads a toast; the footer has room for it below its last line.
 */
export const MenuRoot = styled.nav`
  position: fixed;
  right: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  border: 1px solid ${token.role.line};
  background: ${token.role.surface};
  ${from.tablet} {
    bottom: ${token.space[32]};
    flex-direction: column;
    align-items: stretch;
    border-right: 0;
    border-radius: ${token.radius.control} 0 0 ${token.radius.control};
  }
  ${below.tablet} {
    bottom: 0;
    left: 0;
    border-width: 1px 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    transition: ${token.duration.slow} ${token.ease.out};
    /* Keys reach it where the focus is elsewhere, and bring it back. */
    &[data-away]:not(:focus-within),
    body:has(:focus-visible, [data-toast]) &:not(:focus-within) {
      transform: translateY(100%);
    }
    body:not(:has(:focus-visible)) &[data-away],
    body:has(main :is(input, select, textarea):focus) & {
      visibility: hidden;
    }
    ${lowWindow} {
      position: static;
    }
    /* Hidden where another bar sticks to the window's bottom, or beside a form's steps. */
    body:has([data-sticky-summary], [data-bottom-bar], main [aria-current='step']) & {
      display: none;
    }
  }
`

export const Label = styled.span`
  ${from.tablet} {
    max-height: ${labelRoom};
    overflow: hidden;
    white-space: nowrap;
    writing-mode: vertical-rl;
  }
  /* Beside the icons, which stay where they are: hovering expands the menu, and must not move what is about to be pressed. */
  ${belowRail} {
    max-height: none;
    writing-mode: horizontal-tb;
  }
  ${below.tablet} {
    font-size: 0.75rem;
    font-weight: 500;
    line-height: 1.15;
  }
  ${from.tablet} {
    ${folded} {
      display: none;
    }
  }
  ${belowRail} {
    ${untouched} {
      display: none;
    }
  }
`

/** Points to the edge that the menu folds into. */
export const ToggleIcon = styled.span`
  display: inline-flex;
  transform: rotate(-90deg);
  ${folded} {
    transform: rotate(90deg);
  }
  ${belowRail} {
    ${untouched} {
      transform: rotate(90deg);
    }
  }
`

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  min-width: ${token.target.min};
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  &[data-waits] {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
  @media (pointer: coarse) {
    min-height: ${token.target.min};
  }
  /* The bar of a phone always has its words. */
  ${below.tablet} {
    display: none;
  }
`

export const GroupLink = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[4]};
  min-width: ${token.target.min};
  min-height: ${token.target.min};
  color: ${token.role.text};
  font-size: ${token.size[13]};
  font-weight: 650;
  text-align: center;
  text-decoration: none;
  &:hover,
  &[aria-current],
  &[aria-expanded='true'] {
    color: ${token.role.action};
  }
  &[aria-current] {
    box-shadow: inset 3px 0 ${token.role.action};
  }
  ${from.tablet} {
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
  }
  ${belowRail} {
    flex-direction: row-reverse;
    justify-content: space-between;
    padding: 0 ${token.space[12]};
  }
  ${below.tablet} {
    flex: 1 1 0;
    /* The icons stand in one line, whatever their words take. */
    justify-content: start;
    gap: 0.125rem;
    /* Four in a row, also with larger text. */
    min-width: min-content;
    padding: 0.375rem 0.125rem;
    overflow-wrap: normal;
    &[aria-current] {
      box-shadow: inset 0 3px ${token.role.action};
    }
  }
`

export const LinkPanel = styled.div`
  position: absolute;
  bottom: 0;
  max-height: calc(100dvh - 9rem);
  padding: ${token.space[12]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  box-shadow: ${token.shadow.float};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${from.tablet} {
    right: calc(100% + ${token.space[8]});
    width: max-content;
    min-width: 15rem;
    max-width: min(30rem, calc(100vw - 5rem));
  }
  ${below.tablet} {
    right: ${token.space[8]};
    bottom: calc(100% + ${token.space[8]});
    left: ${token.space[8]};
  }
`
