import { formatDateTime } from '@portal/domain/shared'
import { Button, Cluster, Notice } from '@portal/ui'
import type { KeptRegistration } from '../useRegistrationDraft.ts'

interface DraftNoticeProps {
  restoredAt: KeptRegistration['restoredAt']
  onDiscard: () => void
  /** Brings back what was just discarded; null where nothing was. */
  onUndo: (() => void) | null
}

/** The clock of the visitor's own device, which is the one they typed by. */
const here = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says that what was typed at an earlier visit is back, and takes it away again when told. */
export function DraftNotice({ restoredAt, onDiscard, onUndo }: DraftNoticeProps) {
  if (onUndo) {
    return (
      <Notice tone="info" role="status">
        <Cluster justify="between">
          What you typed is discarded.
          <Button size="small" variant="secondary" onClick={onUndo}>
            Undo
          </Button>
        </Cluster>
      </Notice>
    )
  }
  if (restoredAt === null) return null
  return (
    <Notice tone="info" role="status">
      <Cluster justify="between">
        What you typed on {formatDateTime(restoredAt, here())} is back.
        <Button size="small" variant="secondary" onClick={onDiscard}>
          Discard and start again
        </Button>
      </Cluster>
    </Notice>
  )
}
