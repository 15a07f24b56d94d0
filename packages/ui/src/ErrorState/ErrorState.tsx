import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { StatePanel } from '../EmptyState/EmptyState.tsx'

/** Props of `ErrorState`. */
export type ErrorStateProps = {
  /** What happened: "Failed to load businesses". */
  title: string
  /** Why, and what to do. */
  children?: ReactNode
  /** Called when Retry is pressed. */
  onRetry: () => void
  /** Whether a retry is running. */
  retrying?: boolean
  /** The button’s text. */
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
