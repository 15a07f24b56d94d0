import { useRef } from 'react'
import { styled } from 'styled-components'
import { edgeFade } from '../scroll/edgeFade.ts'
import { useScrollToItem } from '../scroll/useScrollToItem.ts'
import { below, from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { useScrollSpy } from './useScrollSpy.ts'

const Nav = styled.nav`
  position: sticky;
  top: var(--sticky-top, 0px);
  z-index: 1;
  min-width: 0;
  ${below.desktop} {
    margin-inline: calc(-1 * var(--gutter, 0px));
    border-bottom: 1px solid ${token.role.line};
    background: ${token.role.surface};
  }
`

/* On phones it spans the screen, with its first name aligned to the page's text. */
const List = styled.ol`
  display: flex;
  padding: 0 max(0px, calc(var(--gutter, 0px) - ${token.space[12]}));
  ${edgeFade}
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;
  ${from.desktop} {
    flex-direction: column;
    padding: 0;
    overflow: visible;
    border-left: 1px solid ${token.role.line};
  }
`

const SectionLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${token.target.min};
  padding: 0 ${token.space[12]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${token.role.text};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${token.radius.control};
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto ${token.space[12]} 0;
    height: 3px;
    background: ${token.role.action};
    opacity: 0;
    transition: opacity ${token.duration.fast} ${token.ease.out};
  }
  &[aria-current] {
    color: ${token.role.text};
  }
  &[aria-current]::after {
    opacity: 1;
  }
  ${from.desktop} {
    min-height: 2.5rem;
    padding: 0 ${token.space[16]};
    white-space: normal;
    &::after {
      inset: 0.375rem auto 0.375rem -2px;
      width: 3px;
      height: auto;
    }
  }
`

/** A section of the page. */
export type PageSection = {
  /** Its anchor. */
  id: string
  /** Its name, in one to three words. */
  label: string
}

/** Props of `SectionNav`. */
export type SectionNavProps = {
  /** The navigation’s name for screen readers. */
  label: string
  /** The sections, in the page’s order. */
  sections: readonly PageSection[]
  /** How far from the top of the window a section starts to be the current one, in px. */
  offset?: number
}

/**
 * In-page navigation: anchors to the sections of a long page, with the current one marked. Sticky beside the content
 * on wide screens, a bar that scrolls sideways above it on narrow ones, with a
 * shadow where there is more. `--sticky-top` is its distance from the top.
 */
export function SectionNav({ label, sections, offset = 200 }: SectionNavProps) {
  const list = useRef<HTMLOListElement>(null)
  const current = useScrollSpy(sections, offset)
  useScrollToItem(list, current)
  return (
    <Nav aria-label={label}>
      <List ref={list} role="list">
        {sections.map(({ id, label: name }) => (
          <li key={id}>
            <SectionLink href={`#${id}`} data-item={id} aria-current={id === current ? 'true' : undefined}>
              {name}
            </SectionLink>
          </li>
        ))}
      </List>
    </Nav>
  )
}
