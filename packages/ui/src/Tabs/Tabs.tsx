import { Tabs as Radix } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { tabListStyles, tabStyles } from './tabStyles.ts'
import { useScrollToItem } from '../scroll/useScrollToItem.ts'

const List = styled(Radix.List)`
  ${tabListStyles}
  @media (scripting: none) {
    display: none;
  }
`

const Trigger = styled(Radix.Trigger)`
  ${tabStyles}
`

const Panel = styled.div`
  padding-top: ${token.space[24]};
  &[data-state='inactive'] {
    display: none;
  }
  @media print, (scripting: none) {
    &[data-state='inactive'] {
      display: block;
    }
  }
`

/* Removes the styles that Radix writes into the server's HTML, which the Content-Security-Policy blocks. */
const withoutInlineStyles = { style: { outline: undefined, animationDuration: undefined } }

/** One tab with its panel. */
export type TabItem = {
  /** Unique within its `Tabs`. */
  id: string
  /** The tab. */
  label: ReactNode
  /** The panel. */
  content: ReactNode
}

/** Props of `Tabs`. */
export type TabsProps = {
  /** The list’s name for screen readers. */
  label: string
  /** The tabs, in order; at least one. */
  items: readonly [TabItem, ...TabItem[]]
  /** The selected tab, if controlled by the parent. */
  value?: string
  /** The initially selected tab. */
  defaultValue?: string
  /** Called with the tab that was selected. */
  onChange?: (id: string) => void
}

/**
 * Panels of which one is visible at a time. Focus and selection move together with the arrow keys, Home and End.
 * The server renders every panel; without script they are shown one below the other. For tabs with URLs of their
 * own use `TabLinks`.
 */
export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? items[0].id)
  const wanted = value ?? uncontrolled
  const selected = items.some(({ id }) => id === wanted) ? wanted : items[0].id
  useScrollToItem(list, selected)

  const select = (id: string) => {
    setUncontrolled(id)
    onChange?.(id)
  }
  return (
    <Radix.Root value={selected} onValueChange={select}>
      <List ref={list} aria-label={label} {...withoutInlineStyles}>
        {items.map(({ id, label: name }) => (
          <Trigger key={id} value={id} data-item={id}>
            {name}
          </Trigger>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Radix.Content key={id} value={id} forceMount asChild>
          <Panel {...withoutInlineStyles}>{content}</Panel>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
