import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { StatePanel } from '../EmptyState/EmptyState.tsx'

/** Props of `ErrorState`: `title` says what happened, the children what to do; `retrying` while a retry is running. */
export type ErrorStateProps = {
  title: string
  children?: ReactNode
  onRetry: () => void
  retrying?: boolean
  retryLabel?: string
}

/** Shown in place of content that failed to load: announces the error and offers a retry. */
export const ErrorState = ({ title, children, onRetry, retrying, retryLabel = 'Retry' }: ErrorStateProps) => (
  <StatePanel role="alert">
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    <Button variant="secondary" busy={retrying === true} onClick={onRetry}>
      {retryLabel}
    </Button>
  </StatePanel>
)
