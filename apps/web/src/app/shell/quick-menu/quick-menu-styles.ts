import { below, from, Link, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Too low for the vertical labels. */
const low = '@media (min-width: 48em) and (max-height: 47em)'

const folded = "[data-expanded='false'] &"
/** As rendered by the server; on a phone it is folded. */
const untouched = "[data-expanded='auto'] &"

/**
 * A rail in the page's gutter, where it covers nothing. A phone has no such gutter: there it is a bar at the window's
 * bottom, hidden while the reader scrolls down or writes.
 */
export const MenuRoot = styled.nav`
  z-index: ${token.layer.sticky};
  display: flex;
  border: 1px solid ${token.role.line};
  background: ${token.role.surface};
  ${from.tablet} {
    position: fixed;
    right: 0;
    bottom: ${token.space[32]};
    flex-direction: column;
    align-items: stretch;
    border-right: 0;
    border-radius: ${token.radius.control} 0 0 ${token.radius.control};
  }
  ${below.tablet} {
    position: sticky;
    bottom: 0;
    /* At the page's end it scrolls away below the header. */
    z-index: calc(${token.layer.sticky} - 1);
    border-width: 1px 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    transition:
      transform ${token.duration.slow} ${token.ease.out},
      visibility ${token.duration.slow};
    &[data-away]:not(:focus-within),
    body:has(main :is(input, select, textarea):focus) & {
      transform: translateY(100%);
      visibility: hidden;
    }
    /* Hidden where another bar sticks to the window's bottom, or beside a form's steps. */
    body:has([data-sticky-summary], [data-bottom-bar], main [aria-current='step']) & {
      display: none;
    }
  }
`

export const Label = styled.span`
  ${from.tablet} {
    writing-mode: vertical-rl;
  }
  ${below.tablet} {
    font-size: ${token.size[13]};
    line-height: 1.2;
  }
  ${low} {
    display: none;
  }
  ${folded} {
    display: none;
  }
  ${below.tablet} {
    ${untouched} {
      display: none;
    }
  }
`

/** Points to the edge that the menu folds into. */
export const ToggleIcon = styled.span`
  display: inline-flex;
  ${from.tablet} {
    transform: rotate(-90deg);
  }
  ${folded} {
    transform: rotate(180deg);
    ${from.tablet} {
      transform: rotate(90deg);
    }
  }
  ${below.tablet} {
    ${untouched} {
      transform: rotate(180deg);
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
  &[aria-expanded='true'] {
    color: ${token.role.action};
  }
  ${from.tablet} {
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
  }
  ${below.tablet} {
    flex: 1;
    padding: ${token.space[4]};
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
