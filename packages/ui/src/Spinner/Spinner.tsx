import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

const turn = keyframes`to { transform: rotate(1turn); }`

const Ring = styled.span`
  flex: none;
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.17em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`

/** Props of `Spinner`. */
export type SpinnerProps = {
  /** Announced; omit it if text beside it says what is loading. */
  label?: string
}

/** A spinner for short waits; still with reduced motion. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <Ring aria-hidden="true" />
  return (
    <span role="status">
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
