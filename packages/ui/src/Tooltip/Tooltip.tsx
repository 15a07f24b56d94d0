import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const appear = keyframes`from { opacity: 0 }`

const Content = styled(Radix.Content)`
  z-index: ${token.layer.toast};
  max-width: min(18rem, var(--radix-tooltip-content-available-width));
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.role.surface};
  color: ${token.role.text};
  font-size: ${token.size[14]};
  line-height: 1.4;
  overflow-wrap: anywhere;
  animation: ${appear} ${token.duration.fast} ${token.ease.out};
`

/** Props of `Tooltip`. */
export type TooltipProps = {
  /** A few words about the control. */
  text: ReactNode
  /** One focusable element that takes a ref. */
  children: ReactElement
  /** Where it appears if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * A short description of a control (Radix): shown after 700 ms of hovering and at once on keyboard focus; Esc hides
 * it. It does not open on touch, so it must not be the control's only name. Needs a `TooltipProvider` above it. About
 * 15 kB compressed: import it from a lazily loaded module.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Content data-surface="deep" side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Shares the delay between tooltips: within 300 ms of one, the next opens at once. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)
