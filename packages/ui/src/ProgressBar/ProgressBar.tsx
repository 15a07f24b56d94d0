import { useId } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
`

const Words = styled.div`
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
`

/** Props of `ProgressBar`: `value` from 0 to `max` (100); `text` says it in words ("3 of 5"). */
export type ProgressBarProps = { label: string; value: number; max?: number; text?: string }

/** How much of something is done or filled. */
export function ProgressBar({ label, value, max = 100, text }: ProgressBarProps) {
  const id = useId()
  const within = Math.min(max, Math.max(0, value))
  return (
    <Box>
      <Words>
        <span id={id}>{label}</span>
        <span>{text ?? `${Math.round((within / max) * 100)}%`}</span>
      </Words>
      <Bar aria-labelledby={id} value={within} max={max} />
    </Box>
  )
}
