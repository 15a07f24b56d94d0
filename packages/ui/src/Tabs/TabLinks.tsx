import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { tabListStyles, tabStyles } from './tabStyles.ts'
import { useScrollToItem } from '../scroll/useScrollToItem.ts'

const List = styled.ul`
  ${tabListStyles}
`

/* On phones and tablets as chips, which take little height. */
const ChipList = styled(List)`
  ${below.desktop} {
    flex-wrap: wrap;
    gap: ${token.space[8]};
    overflow: visible;
    margin-inline: 0;
    background: none;
    mask: none;
    a {
      min-height: 2.25rem;
      padding: 0 ${token.space[12]};
      border: 1px solid ${token.role.line};
      border-radius: ${token.radius.pill};
      background: ${token.role.raised};
      font-size: ${token.size[13]};
      /* Fingers reach over the gap. */
      &::before {
        content: '';
        position: absolute;
        inset: -0.25rem;
      }
      &::after {
        content: none;
      }
      &[aria-current] {
        border-color: ${token.role.chosen};
        background: ${token.role.chosen};
        color: ${token.role.onChosen};
      }
      &[aria-current] > span {
        color: inherit;
      }
    }
  }
`

const Tab = styled(Link)`
  ${tabStyles}
`

const Count = styled.span`
  color: ${token.role.textSoft};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

/** One link. */
export type TabLink = {
  /** The view’s URL. */
  href: string
  /** The view’s name. */
  label: ReactNode
  /** Whether it is the view that is shown. */
  current?: boolean
  /** How many items the view has, after its name. */
  count?: number
}

/** Props of `TabLinks`. */
export type TabLinksProps = {
  /** The navigation’s name for screen readers. */
  label: string
  /** The views, in order. */
  items: readonly TabLink[]
  /** Chips on phones and tablets, all of them visible, instead of one line that scrolls sideways. */
  chips?: boolean
}

/** Links that look like tabs, for views with their own URLs: they work without script. */
export function TabLinks({ label, items, chips = false }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useScrollToItem(list, items.find((item) => item.current)?.href)
  const Shape = chips ? ChipList : List
  return (
    <nav aria-label={label}>
      <Shape ref={list} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <Tab href={item.href} data-item={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          </li>
        ))}
      </Shape>
    </nav>
  )
}
