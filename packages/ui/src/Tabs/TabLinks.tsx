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

/* On phones in columns. */
const WrappingList = styled(List)`
  flex-wrap: wrap;
  column-gap: ${token.space[8]};
  overflow: visible;
  ${below.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    a {
      width: 100%;
      line-height: 1.2;
      white-space: normal;
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
  /** Wraps them on phones too, so that all are visible. */
  wrap?: boolean
}

/** Links that look like tabs, for views with their own URLs: they work without script. */
export function TabLinks({ label, items, wrap = false }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useScrollToItem(list, items.find((item) => item.current)?.href)
  const Shape = wrap ? WrappingList : List
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
