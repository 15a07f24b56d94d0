import type { QueueKind } from '@portal/domain/contract'
import type { Generated } from 'kysely'

/** An administrator's decision about one item, kept for a day after it can be undone. The audit trail stays. */
export interface DecisionsTable {
  id: Generated<number>
  /** The first decision of the batch, which is undone as a whole; null for the first itself. */
  batch_id: number | null
  /** Null once the account is gone. */
  administrator_id: number | null
  kind: QueueKind
  subject_id: number
  decided_at: number
  undo_until: number
  /** JSON: the columns that the decision changed, as they were before. */
  before: string
  /** Digest of the state after the decision: undoing requires that nothing has changed since. */
  after_digest: Buffer
  undone_at: Generated<number | null>
}

declare module '#db/database.ts' {
  interface Database {
    decisions: DecisionsTable
  }
}
