import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Backdrop } from '../overlay/Backdrop.ts'
import { useModalFocus } from '../overlay/useModalFocus.ts'
import { token } from '../tokens/token.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem) }`
const sink = keyframes`to { opacity: 0; transform: translateY(0.5rem) }`

const Content = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  width: min(32rem, 100vw - 2rem);
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  box-shadow: ${token.shadow.float};
  &:focus {
    outline: none;
  }
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

const Header = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding: ${token.space[12]} ${token.space[12]} ${token.space[8]} ${token.space[24]};
  background: ${token.role.surface};
`

const Title = styled(Radix.Title)`
  min-width: 0;
  padding-block: 0.5rem;
  font-size: ${token.size[24]};
  overflow-wrap: anywhere;
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding: 0 ${token.space[24]} ${token.space[24]};
  overflow-wrap: anywhere;
`

const Description = styled(Radix.Description)`
  color: ${token.role.textSoft};
`

const Footer = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[12]};
  padding: ${token.space[16]} ${token.space[24]};
  border-top: 1px solid ${token.role.line};
  background: ${token.role.surface};
`

/** Props of `Dialog`: `footer` holds the actions, the primary one last; `size` is the width on tablets and wider. */
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
 * A modal dialog (Radix). Focus starts on the first field, else on the first action, is trapped inside and returns to
 * the opener; Esc, the close button and the backdrop close it. About 18 kB compressed: import it from a lazily
 * loaded module. It is not in server-rendered HTML. While it is open, the page does not scroll; under a strict
 * Content-Security-Policy the build needs the alias that the package's README names.
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
  const ariaProps = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Content {...modalFocus} {...ariaProps} ref={ref} data-surface="paper" data-size={size}>
          <Header>
            <Title>{title}</Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </Header>
          {(description || children) && (
            <Body>
              {description && <Description>{description}</Description>}
              {children}
            </Body>
          )}
          {footer && <Footer data-dialog-foot="">{footer}</Footer>}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
