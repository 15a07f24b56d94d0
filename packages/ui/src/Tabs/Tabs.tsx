import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { tabLabel, tabRow } from './tabStyle.ts'
import { useChosenInSight } from './useChosenInSight.ts'

const Row = styled.div`
  ${tabRow}
  @media (scripting: none) {
    display: none;
  }
`

const Tab = styled.button`
  ${tabLabel}
`

const Panel = styled.div`
  padding-top: ${token.space[24]};
  &[data-chosen='false'] {
    display: none;
  }
  @media print, (scripting: none) {
    &[data-chosen='false'] {
      display: block;
    }
  }
`

/** One tab with its panel; `id` is unique within its `Tabs`. */
export type TabItem = { id: string; label: ReactNode; content: ReactNode }

/** Props of `Tabs`: `label` names the row for readers; `value` with `onChange` control the choice from outside. */
export type TabsProps = {
  label: string
  items: readonly [TabItem, ...TabItem[]]
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Parts of one page of which one is shown: arrows, Home and End move and choose. All panels are in the HTML
 * and are shown one below the other where there is no script. For tabs that change the address use `TabLinks`.
 */
export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue ?? items[0].id)
  const wanted = value ?? own
  const chosen = items.some((item) => item.id === wanted) ? wanted : items[0].id
  useChosenInSight(row, chosen)

  const choose = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === chosen)
    const next = steps[event.key]?.(at, items.length)
    const item = next === undefined ? undefined : items[next]
    if (!item || next === undefined) return
    event.preventDefault()
    choose(item.id)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(({ id, label: name }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${base}-tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </Tab>
        ))}
      </Row>
      {items.map(({ id, content }) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          data-chosen={id === chosen}
          tabIndex={0}
        >
          {content}
        </Panel>
      ))}
    </div>
  )
}
