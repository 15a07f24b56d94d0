import { useRef } from 'react'
import { styled } from 'styled-components'
import { useScrollToItem } from '../scroll/useScrollToItem.ts'
import { below, from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { useSectionReached } from './useSectionReached.ts'

const Bar = styled.nav`
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

/* On phones from edge to edge, its first name in line with the page's text. */
const Row = styled.ol`
  display: flex;
  padding: 0 max(0px, calc(var(--gutter, 0px) - ${token.space[12]}));
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

const Mark = styled.a`
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

/** A section of the page: its `id` is its anchor. */
export type PageSection = { id: string; label: string }

/**
 * Props of `SectionNav`: `label` names the menu for readers; a section counts as reached when its top is no more
 * than `offset` px below the window's (200 unless given).
 */
export type SectionNavProps = { label: string; sections: readonly PageSection[]; offset?: number }

/**
 * The sections of a long page as plain anchors, the one that is reached marked: a menu that sticks beside the page
 * where there is room, and a bar that scrolls sideways above it where there is none. `--sticky-top` is how far
 * below the window's top it sticks.
 */
export function SectionNav({ label, sections, offset = 200 }: SectionNavProps) {
  const row = useRef<HTMLOListElement>(null)
  const reached = useSectionReached(sections, offset)
  useScrollToItem(row, reached)
  return (
    <Bar aria-label={label}>
      <Row ref={row} role="list">
        {sections.map(({ id, label: name }) => (
          <li key={id}>
            <Mark href={`#${id}`} data-item={id} aria-current={id === reached ? 'true' : undefined}>
              {name}
            </Mark>
          </li>
        ))}
      </Row>
    </Bar>
  )
}
