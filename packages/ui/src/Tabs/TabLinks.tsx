import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'
import { tabLabel, tabRow } from './tabStyle.ts'
import { useChosenInSight } from './useChosenInSight.ts'

const Row = styled.ul`
  ${tabRow}
`

const Tab = styled(Link)`
  ${tabLabel}
`

const Count = styled.span`
  color: ${token.role.textSoft};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

/** One link of the row; `count` stands behind its label. */
export type TabLink = { href: string; label: ReactNode; current?: boolean; count?: number }

/** Props of `TabLinks`: `label` names the navigation for readers. */
export type TabLinksProps = { label: string; items: readonly TabLink[] }

/**
 * Links that look like tabs, for views that have an address of their own: they work without script, Tab moves
 * between them, and the current one is announced as such.
 */
export function TabLinks({ label, items }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  useChosenInSight(row, items.find((item) => item.current)?.href)
  return (
    <nav aria-label={label}>
      <Row ref={row} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <Tab href={item.href} data-tab={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  )
}
