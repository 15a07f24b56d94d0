import { useId } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
`

const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  font-size: ${token.size[14]};
  > :last-child {
    color: ${token.role.textSoft};
    font-variant-numeric: tabular-nums;
  }
`

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius.pill};
  background: ${token.role.line};
  &::-webkit-progress-bar {
    background: ${token.role.line};
  }
  &::-webkit-progress-value {
    border-radius: ${token.radius.pill};
    background: ${token.role.action};
  }
  &::-moz-progress-bar {
    border-radius: ${token.radius.pill};
    background: ${token.role.action};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`

/** Props of `ProgressBar`. */
export type ProgressBarProps = {
  /** What progresses. */
  label: string
  /** How far: 0 to `max`. */
  value: number
  /** The value of a full bar. */
  max?: number
  /** Replaces the percentage: "3 of 5". */
  text?: string
}

/** A progress bar with its label and value (`<progress>`). */
export function ProgressBar({ label, value, max = 100, text }: ProgressBarProps) {
  const id = useId()
  const clamped = Math.min(max, Math.max(0, value))
  return (
    <Root>
      <Caption>
        <span id={id}>{label}</span>
        <span>{text ?? `${Math.round((clamped / max) * 100)}%`}</span>
      </Caption>
      <Bar aria-labelledby={id} value={clamped} max={max} />
    </Root>
  )
}
