import { from, Text } from '@portal/ui'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { PhoneFold } from '#shared/layout/PhoneFold.tsx'
import { useMedia } from '#shared/page/useMedia.ts'

interface ChoiceFoldProps {
  /** The choice in words; null before one is made. */
  chosen: ReactNode
  /** Shown in its place before one is made. */
  unchosen: string
  /** Whether it is open at first without a choice. */
  opensFirst?: boolean
  children: ReactNode
}

/** Options that phones fold once one is chosen; by keyboard they stay open, as each arrow key is a choice. */
export function ChoiceFold({ chosen, unchosen, opensFirst = true, children }: ChoiceFoldProps) {
  const [defaultOpen] = useState(opensFirst && chosen === null)
  const isPressed = useRef(false)
  const isWide = useMedia(from.tablet)
  const foldAfterPress = ({ target }: ChangeEvent<HTMLElement>) => {
    if (isWide || !opensFirst || !isPressed.current) return
    const fold = target.closest('details')
    if (!fold) return
    fold.open = false
    fold.querySelector('summary')?.focus()
  }
  return (
    <div
      role="presentation"
      onPointerDown={() => (isPressed.current = true)}
      onKeyDown={() => (isPressed.current = false)}
      onChange={foldAfterPress}
    >
      <PhoneFold
        defaultOpen={defaultOpen}
        summary={chosen === null ? <Text tone="soft">{unchosen}</Text> : <strong>{chosen}</strong>}
      >
        {children}
      </PhoneFold>
    </div>
  )
}
