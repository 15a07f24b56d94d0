import { Dialog as Radix } from 'radix-ui'
import { useId, type ReactNode, type Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Backdrop } from '../overlay/Backdrop.ts'
import { useModalFocus } from '../overlay/useModalFocus.ts'
import { useScrolls } from '../overlay/useScrolls.ts'
import { SCROLLABLE } from '../scroll/scrollableProps.ts'
import { lowWindow } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem) }`
const sink = keyframes`to { opacity: 0; transform: translateY(0.5rem) }`

/* Its body scrolls between head and foot, which so never cover what has the focus; in a low window all of it does. */
const Content = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  display: flex;
  flex-direction: column;
  width: min(32rem, 100vw - 2rem);
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  box-shadow: ${token.shadow.float};
  ${lowWindow} {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
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
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding: ${token.space[12]} ${token.space[12]} 0.125rem ${token.space[24]};
  /* A long title leaves it its size. */
  > button {
    flex: none;
  }
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
  /* The space above is for focus rings. */
  padding: 0.375rem ${token.space[24]} ${token.space[24]};
  overflow-y: auto;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;
  /* The dialog would cut a ring around it. */
  outline-offset: -0.25rem;
  ${lowWindow} {
    flex: none;
    overflow: visible;
  }
`

const Description = styled(Radix.Description)`
  color: ${token.role.textSoft};
`

const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[12]};
  padding: ${token.space[16]} ${token.space[24]};
  border-top: 1px solid ${token.role.line};
`

/** Props of `Dialog`. */
export type DialogProps = {
  /** Whether it is shown. */
  open: boolean
  /** Called with false when Esc, the close button or the backdrop asks to close it. */
  onOpenChange: (open: boolean) => void
  /** Its heading and its name for screen readers. */
  title: ReactNode
  /** A sentence below the title, read with it. */
  description?: ReactNode
  /** The content, often fields. */
  children?: ReactNode
  /** The actions, the main one last. */
  footer?: ReactNode
  /** Its width on tablets and wider. */
  size?: 'small' | 'medium' | 'large'
  /** The name of the close button. */
  closeLabel?: string
  /** The dialog’s element. */
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
  const { scrolls, watched } = useScrolls()
  const titleId = useId()
  const ariaProps = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Content {...modalFocus} {...ariaProps} ref={ref} data-surface="paper" data-size={size}>
          <Header>
            <Title>
              <span id={titleId}>{title}</span>
            </Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </Header>
          {(description || children) && (
            <Body ref={watched} {...(scrolls && { ...SCROLLABLE, 'aria-labelledby': titleId })}>
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
