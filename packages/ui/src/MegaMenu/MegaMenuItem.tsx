import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { useHydrated } from '../hydration/useHydrated.ts'
import { Link } from '../link/Link.tsx'
import { floatingPanel } from '../overlay/floatingPanel.ts'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { useMegaMenu } from './MegaMenuContext.ts'

const openDelayMs = 80
const closeDelayMs = 250

const Item = styled.li`
  display: flex;
  align-items: center;
  ${from.tablet} {
    &[data-width='narrow'] {
      position: relative;
    }
  }
`

const Trigger = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: ${token.target.min};
  padding-inline: ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  font-weight: 650;
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'] {
    background: ${token.role.raised};
  }
  & > svg {
    transition: transform ${token.duration.fast} ${token.ease.out};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Panel = styled.div`
  ${floatingPanel}
  position: absolute;
  top: 100%;
  z-index: ${token.layer.menu};
  max-height: calc(100dvh - 8rem);
  padding: ${token.space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
  right: ${token.space[16]};
  left: ${token.space[16]};
  &[data-width='wide'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: ${token.space[32]};
    max-width: ${token.measure.page};
    margin-inline: auto;
  }
  &[data-width='narrow'] {
    padding: ${token.space[12]};
  }
  ${from.tablet} {
    &[data-width='narrow'] {
      right: auto;
      left: 0;
      width: max-content;
      min-width: 15rem;
      max-width: 22rem;
    }
    &[data-width='narrow'][data-align='end'] {
      right: 0;
      left: auto;
    }
  }
`

/**
 * Opens once the pointer rests on the item, and closes shortly after it has left. A pointer that only crosses an item on its
 * way into an open panel does neither.
 */
function useHover(isOpen: boolean, show: () => void, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (action: () => void, ms: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(action, ms)
  }
  const isArriving = useRef(false)
  useEffect(() => {
    if (isOpen) isArriving.current = false
  }, [isOpen])
  const openAfterRest = after(isOpen ? () => {} : show, openDelayMs)
  return {
    onPointerEnter: (event: PointerEvent) => {
      isArriving.current = !isOpen
      openAfterRest(event)
    },
    onPointerMove: (event: PointerEvent) => isArriving.current && openAfterRest(event),
    onPointerLeave: after(close, closeDelayMs),
  }
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Props of `MegaMenuItem`. */
export type MegaMenuItemProps = {
  /** The item’s name. */
  label: string
  /** The item’s own page, for visitors without script. */
  href: string
  /** `MegaMenuSection`s. */
  children: ReactNode
  /** A narrow panel opens below the item, a wide one spans the header. */
  width?: 'wide' | 'narrow'
  /** The side of the item that a narrow panel is aligned to. */
  align?: 'start' | 'end'
}

/** One item of a `MegaMenu`. Its panel's content is mounted when it first opens and stays mounted. */
export function MegaMenuItem({ label, href, children, width = 'wide', align = 'start' }: MegaMenuItemProps) {
  const id = useId()
  const menu = useMegaMenu()
  const hydrated = useHydrated()
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = menu.openId === id
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const focusOnOpen = useRef(false)
  useEffect(() => {
    if (!isOpen || !focusOnOpen.current) return
    focusOnOpen.current = false
    panel.current?.querySelector<HTMLElement>('a[href], button')?.focus()
  }, [isOpen])

  const hover = useHover(
    isOpen,
    () => menu.show(id, 'hover'),
    () => menu.close(id),
  )
  const toggle = () => (isOpen && menu.openedBy === 'click' ? menu.close() : menu.show(id, 'click'))
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    toggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault()
      toggle()
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      if (isOpen) panel.current?.querySelector<HTMLElement>('a[href], button')?.focus()
      else focusOnOpen.current = true
      menu.show(id, 'click')
    }
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (isOpen && next instanceof Node && !event.currentTarget.contains(next)) menu.close()
  }
  const onPanelClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) menu.close()
  }

  const disclosure = hydrated
    ? ({ role: 'button', 'aria-expanded': isOpen, 'aria-controls': id, onClick, onKeyDown } as const)
    : {}
  return (
    <Item data-width={width} onBlur={onBlur} {...hover}>
      <Trigger href={href} data-mega-trigger="" {...disclosure}>
        {label}
        <Icon name="chevron-down" />
      </Trigger>
      {/* Only a script opens it: the server's page is lighter without it. */}
      {hydrated && (
        <Panel
          ref={panel}
          id={id}
          data-surface="paper"
          data-width={width}
          data-align={align}
          hidden={!isOpen}
          onClick={onPanelClick}
        >
          {wasOpened && children}
        </Panel>
      )}
    </Item>
  )
}
