import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Backdrop } from '../overlay/Backdrop.ts'
import { useModalFocus } from '../overlay/useModalFocus.ts'
import { token } from '../tokens/token.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem) }`
const sink = keyframes`to { opacity: 0; transform: translateY(0.5rem) }`

const Panel = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  display: flex;
  flex-direction: column;
  width: min(32rem, 100vw - 2rem);
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  box-shadow: ${token.shadow.float};
  &[data-size='small'] {
    width: min(25rem, 100vw - 2rem);
  }
  &[data-size='large'] {
    width: min(48rem, 100vw - 2rem);
  }
  &[data-state='open'] {
    animation: ${rise} ${token.duration.slow} ${token.ease.out};
  }
  &[data-state='closed'] {
    animation: ${sink} ${token.duration.fast} ${token.ease.out} forwards;
  }
`

const Head = styled.div`
  padding: ${token.space[24]} 4.25rem ${token.space[16]} ${token.space[24]};
`

const Heading = styled(Radix.Title)`
  font-size: ${token.size[24]};
  overflow-wrap: anywhere;
`

const Lead = styled(Radix.Description)`
  margin-top: ${token.space[8]};
  color: ${token.role.textSoft};
`

const Body = styled.div`
  min-height: 0;
  padding: ${token.space[4]} ${token.space[24]} ${token.space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[12]};
  padding: ${token.space[16]} ${token.space[24]};
  border-top: 1px solid ${token.role.line};
`

const Corner = styled(IconButton)`
  position: absolute;
  top: ${token.space[12]};
  right: ${token.space[12]};
`

/** Props of `Dialog`: `footer` holds the actions, the main one last; `size` is the width from a tablet up. */
export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  closeLabel?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A modal question or form over the page: focus stays inside and goes back to its opener, Esc, the cross and
 * the dimmed page close it. Costs about 12 kB compressed (Radix): import it from a part that is loaded lazily.
 * Nothing of it is in server-rendered HTML. While it is open the page's scroll is locked by a style element
 * whose nonce comes from `<meta property="csp-nonce">`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
  closeLabel = 'Close',
  ref,
}: DialogProps) {
  const modalFocus = useModalFocus()
  const undescribed = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Panel {...modalFocus} {...undescribed} ref={ref} data-surface="paper" data-size={size}>
          <Head>
            <Heading>{title}</Heading>
            {description && <Lead>{description}</Lead>}
          </Head>
          {children && <Body>{children}</Body>}
          {footer && <Foot>{footer}</Foot>}
          <Radix.Close asChild>
            <Corner icon="close" label={closeLabel} />
          </Radix.Close>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
