import { Alert, Button, Cluster } from '@portal/ui'

interface RestoredAlertProps {
  /** Says that earlier input was restored; false if none was. */
  children: string | false
  /** Text of the button that discards it. */
  discardLabel: string
  onDiscard: () => void
  /** Restores the draft that was just discarded; null if none was. */
  onUndo: (() => void) | null
}

/** Says that the form is filled with a draft, and offers to discard it or to undo that. */
export function RestoredAlert({ children, discardLabel, onDiscard, onUndo }: RestoredAlertProps) {
  if (onUndo === null && children === false) return null
  return (
    <Alert tone="info" role="status">
      <Cluster justify="between">
        {onUndo ? 'Draft discarded.' : children}
        <Button size="small" variant="secondary" onClick={onUndo ?? onDiscard}>
          {onUndo ? 'Undo' : discardLabel}
        </Button>
      </Cluster>
    </Alert>
  )
}
