import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { StatePanel } from '../EmptyState/EmptyState.tsx'

/** Props of `ErrorState`: `title` says what happened, children what to do; `retrying` while the next try runs. */
export type ErrorStateProps = {
  title: string
  children?: ReactNode
  onRetry: () => void
  retrying?: boolean
  retryLabel?: string
}

/** A list or page that could not be loaded: says so at once and offers another try. */
export const ErrorState = ({ title, children, onRetry, retrying, retryLabel = 'Retry' }: ErrorStateProps) => (
  <StatePanel role="alert">
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    <Button variant="secondary" busy={retrying === true} onClick={onRetry}>
      {retryLabel}
    </Button>
  </StatePanel>
)
