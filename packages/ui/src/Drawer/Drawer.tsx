import { Dialog as Radix } from 'radix-ui'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Backdrop } from '../overlay/Backdrop.ts'
import { useModalFocus } from '../overlay/useModalFocus.ts'
import type { Surface } from '../tokens/values.ts'
import { from, lowWindow } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

const enter = keyframes`from { opacity: 0; transform: translateX(2rem) }`
const leave = keyframes`to { opacity: 0; transform: translateX(1rem) }`

const Content = styled(Radix.Content)`
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
  ${lowWindow} {
    overflow-y: auto;
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
    border-left: 1px solid transparent;
    box-shadow: ${token.shadow.float};
  }
`

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 4rem;
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[16]};
  border-bottom: 1px solid ${token.role.line};
  /* A long title leaves it its size. */
  > button {
    flex: none;
  }
`

const Title = styled(Radix.Title)`
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
  ${lowWindow} {
    flex: none;
    overflow: visible;
  }
`

const Footer = styled.div`
  padding: ${token.space[16]};
  padding-bottom: max(${token.space[16]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token.role.line};
`

/** Props of `Drawer`. */
export type DrawerProps = {
  /** Whether it is shown. */
  open: boolean
  /** Called with false when Esc, the close button, the backdrop or a link in it asks to close it. */
  onOpenChange: (open: boolean) => void
  /** Its heading and its name for screen readers. */
  title: string
  /** The content, which scrolls. */
  children: ReactNode
  /** The actions, which stay visible while the content scrolls. */
  footer?: ReactNode
  /** Its ground: paper for filters, deep for the site’s menu. */
  surface?: Surface
  /** The name of the close button. */
  closeLabel?: string
  /** The drawer’s element. */
  ref?: Ref<HTMLDivElement>
}

const isLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a[href]') !== null

/**
 * A modal sheet for menus and filters (Radix): full screen on phones, at the right edge on wider screens. Esc, the
 * close button, the backdrop and following a link close it; focus returns to its opener. About 18 kB compressed,
 * shared with `Dialog`: import it from a lazily loaded module, and link to the same content for visitors without
 * script. It locks the page's scroll as `Dialog` does.
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
        <Content
          {...modalFocus}
          ref={ref}
          data-surface={surface}
          aria-describedby={undefined}
          onClick={closeOnLink}
        >
          <Header>
            <Title>{title}</Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </Header>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
