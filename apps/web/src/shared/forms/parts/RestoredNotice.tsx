import { Alert, Button, Cluster } from '@portal/ui'

interface RestoredNoticeProps {
  /** Says that what was typed at an earlier visit is back; nothing where it is not. */
  children: string | false
  /** What the button says that takes it away. */
  discard: string
  onDiscard: () => void
  /** Brings back what was just discarded; null where nothing was. */
  onUndo: (() => void) | null
}

/** Says that a form is filled with what was typed before, takes it away when told, and brings it back when told. */
export function RestoredNotice({ children, discard, onDiscard, onUndo }: RestoredNoticeProps) {
  if (onUndo === null && children === false) return null
  return (
    <Alert tone="info" role="status">
      <Cluster justify="between">
        {onUndo ? 'What you typed is discarded.' : children}
        <Button size="small" variant="secondary" onClick={onUndo ?? onDiscard}>
          {onUndo ? 'Undo' : discard}
        </Button>
      </Cluster>
    </Alert>
  )
}
