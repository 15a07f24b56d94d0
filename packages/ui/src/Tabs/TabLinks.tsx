import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'
import { tabListStyles, tabStyles } from './tabStyles.ts'
import { useScrollToItem } from '../scroll/useScrollToItem.ts'

const List = styled.ul`
  ${tabListStyles}
`

const Tab = styled(Link)`
  ${tabStyles}
`

const Count = styled.span`
  color: ${token.role.textSoft};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

/** One link; `count` is shown after its label. */
export type TabLink = { href: string; label: ReactNode; current?: boolean; count?: number }

/** Props of `TabLinks`: `label` is the accessible name of the navigation. */
export type TabLinksProps = { label: string; items: readonly TabLink[] }

/** Links that look like tabs, for views with URLs of their own: they work without script. */
export function TabLinks({ label, items }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useScrollToItem(list, items.find((item) => item.current)?.href)
  return (
    <nav aria-label={label}>
      <List ref={list} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <Tab href={item.href} data-item={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  )
}
