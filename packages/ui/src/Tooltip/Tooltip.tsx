import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const appear = keyframes`from { opacity: 0 }`

const Bubble = styled(Radix.Content)`
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

/** Props of `Tooltip`: `children` is one focusable element that takes a ref. */
export type TooltipProps = {
  text: ReactNode
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * A few words about a control, on hover after 700 ms and at once on keyboard focus; Esc hides them. Never the
 * control's only name (it does not open on touch): give that to the control itself. Needs a `TooltipProvider`
 * above it. About 15 kB compressed (Radix with its positioning): import it from a part that is loaded lazily.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble data-surface="deep" side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Keeps the time between tooltips: within 300 ms of one, the next opens without waiting. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)
