import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { MenuContext, type OpenedBy } from './menuContext.ts'

/* As high as the header's row, so that there is no gap between an item and its panel. */
const Bar = styled.nav`
  display: flex;
  align-self: stretch;
`

const List = styled.ul`
  display: flex;
  align-items: stretch;
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
`

type OpenItem = { id: string; by: OpenedBy }

/** Which item is open, and how it came to be. */
function useOpenItem() {
  const [open, setOpen] = useState<OpenItem>()
  const close = useCallback(
    (id?: string) => setOpen((item) => (id === undefined || item?.id === id ? undefined : item)),
    [],
  )
  const show = useCallback((id: string, by: OpenedBy) => setOpen({ id, by }), [])
  return { open, show, close }
}

/** While an item is open: Esc and a press outside of the menu close it. */
function useDismissal(isOpen: boolean, close: () => void) {
  const root = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const trigger = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (trigger?.parentElement?.contains(document.activeElement)) trigger.focus()
      close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, close])
  return root
}

function moveBetweenTriggers(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mega-trigger]')]
  const at = triggers.findIndex((trigger) => trigger === event.target)
  if (step === 0 || at < 0) return
  event.preventDefault()
  triggers[(at + step + triggers.length) % triggers.length]?.focus()
}

/** Props of `MegaMenu`: `label` names the navigation for readers; the children are `MegaMenuItem`s. */
export type MegaMenuProps = { label: string; children: ReactNode }

/**
 * A site's main navigation: links with a panel each, one panel open at a time. A panel opens on hover, click,
 * Enter, Space and Down, and closes on Esc, on a press outside, when focus or the pointer leaves and when a
 * link in it is followed. Without script the items are plain links. Wide panels are as wide as the nearest
 * positioned ancestor: the header. Why it is not Radix's: docs/decisions/2026-11-21-radix.md.
 */
export function MegaMenu({ label, children }: MegaMenuProps) {
  const { open, show, close } = useOpenItem()
  const root = useDismissal(open !== undefined, close)
  return (
    <MenuContext value={{ openId: open?.id, openedBy: open?.by, show, close }}>
      <Bar aria-label={label}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between the links in it */}
        <List ref={root} role="list" onKeyDown={moveBetweenTriggers}>
          {children}
        </List>
      </Bar>
    </MenuContext>
  )
}
