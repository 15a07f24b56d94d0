import { Alert } from '@portal/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { styled } from 'styled-components'

const Refusal = styled(Alert)`
  scroll-margin-top: 9rem;
`

/** Puts the focus on what says why the last decision was not taken, as soon as it is there. */
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

/** Why the last decision was not taken; nothing where it was. */
export const DecisionRefusal = ({ ref, children }: DecisionRefusalProps) =>
  children === null ? null : (
    <Refusal ref={ref} tabIndex={-1} tone="danger" role="alert">
      {children}
    </Refusal>
  )
