import { Dialog as Radix } from 'radix-ui'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Backdrop } from '../overlay/Backdrop.ts'
import { useModalFocus } from '../overlay/useModalFocus.ts'
import type { Surface } from '../tokens/values.ts'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

const enter = keyframes`from { opacity: 0; transform: translateX(2rem) }`
const leave = keyframes`to { opacity: 0; transform: translateX(1rem) }`

const Sheet = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  display: flex;
  flex-direction: column;
  background: ${token.role.surface};
  color: ${token.role.text};
  &:focus {
    outline: none;
  }
  &[data-state='open'] {
    animation: ${enter} ${token.duration.slow} ${token.ease.out};
  }
  &[data-state='closed'] {
    animation: ${leave} ${token.duration.fast} ${token.ease.out} forwards;
  }
  ${from.tablet} {
    left: auto;
    width: 26rem;
    box-shadow: ${token.shadow.float};
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 4rem;
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[16]};
  border-bottom: 1px solid ${token.role.line};
`

const Heading = styled(Radix.Title)`
  min-width: 0;
  font-size: ${token.size[20]};
  overflow-wrap: anywhere;
`

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token.space[16]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Foot = styled.div`
  padding: ${token.space[16]};
  padding-bottom: max(${token.space[16]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token.role.line};
`

/** Props of `Drawer`: `footer` stays in sight while the content scrolls; `surface` is `paper` unless given. */
export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  footer?: ReactNode
  surface?: Surface
  closeLabel?: string
  ref?: Ref<HTMLDivElement>
}

const isLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a[href]') !== null

/**
 * A sheet over the whole phone screen, at the right edge on wider ones: menus and filters. Closes on Esc, on
 * the cross, on the dimmed page and when a link in it is followed; focus goes back to its opener. About 12 kB
 * compressed (Radix, shared with `Dialog`): import it from a part that is loaded lazily, and give readers
 * without script a link to the same content. The page's scroll is locked as by `Dialog`.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  children,
  footer,
  surface = 'paper',
  closeLabel = 'Close',
  ref,
}: DrawerProps) {
  const modalFocus = useModalFocus()
  const closeOnLink = (event: MouseEvent) => {
    if (isLink(event.target)) onOpenChange(false)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Sheet
          {...modalFocus}
          ref={ref}
          data-surface={surface}
          aria-describedby={undefined}
          onClick={closeOnLink}
        >
          <Bar>
            <Heading>{title}</Heading>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </Bar>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  )
}
