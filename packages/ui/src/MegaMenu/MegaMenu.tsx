import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { MegaMenuContext, type OpenTrigger } from './MegaMenuContext.ts'

/* As tall as the header's row, so that there is no gap between an item and its panel. */
const Nav = styled.nav`
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

type OpenItem = { id: string; by: OpenTrigger }

/** Which item is open, and what opened it. */
function useOpenItem() {
  const [open, setOpen] = useState<OpenItem>()
  const close = useCallback(
    (id?: string) => setOpen((item) => (id === undefined || item?.id === id ? undefined : item)),
    [],
  )
  const show = useCallback((id: string, by: OpenTrigger) => setOpen({ id, by }), [])
  return { open, show, close }
}

/** While an item is open, Esc and a click outside the menu close it. */
function useDismissal(isOpen: boolean, close: () => void) {
  const root = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const trigger = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (trigger?.parentElement?.contains(document.activeElement)) trigger.focus()
      close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
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

/** Props of `MegaMenu`. */
export type MegaMenuProps = {
  /** The navigation’s name for screen readers. */
  label: string
  /** `MegaMenuItem`s. */
  children: ReactNode
}

/**
 * The site's main navigation: links with a panel each, one open at a time. A panel opens on hover, click, Enter,
 * Space and Down, and closes on Esc, on a click outside, when focus or the pointer leaves, and when a link in it is
 * followed. Without script the items are plain links. Wide panels span the nearest positioned ancestor, which is
 * the header. Why it is not Radix's: docs/decisions/0055-radix-components.md.
 */
export function MegaMenu({ label, children }: MegaMenuProps) {
  const { open, show, close } = useOpenItem()
  const root = useDismissal(open !== undefined, close)
  return (
    <MegaMenuContext value={{ openId: open?.id, openedBy: open?.by, show, close }}>
      <Nav aria-label={label}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between the links in it */}
        <List ref={root} role="list" onKeyDown={moveBetweenTriggers}>
          {children}
        </List>
      </Nav>
    </MegaMenuContext>
  )
}
