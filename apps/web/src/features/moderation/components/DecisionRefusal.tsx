import { Alert } from '@portal/ui'
import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the reason for a failed decision as soon as it is shown. */
export function useRefusalFocus(text: string | null): RefObject<HTMLDivElement | null> {
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== null) refusal.current?.focus()
  }, [text])
  return refusal
}

interface DecisionRefusalProps {
  ref: RefObject<HTMLDivElement | null>
  children: string | null
}

/** Why the last decision failed; nothing if it did not. */
export const DecisionRefusal = ({ ref, children }: DecisionRefusalProps) =>
  children === null ? null : (
    <Alert ref={ref} tabIndex={-1} tone="danger" role="alert">
      {children}
    </Alert>
  )
