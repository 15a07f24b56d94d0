import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findChanges, type Facts } from './changes.ts'
import { insertAudit } from './audit.repository.ts'
import type { AuditTable } from './audit.table.ts'

export type { Facts }
export { findLastAction, wasTakenDown } from './audit.repository.ts'

/**
 * An action: by whom, when, to what, and why. `before` and `after` have the fields that it may have changed; only
 * changed ones are stored. An account's deletion clears them, see `personal-data.service.ts`.
 */
type AuditedAction = Omit<Insertable<AuditTable>, 'id' | 'reason' | 'note' | 'submitted_at' | 'changes'> &
  Partial<Pick<AuditTable, 'reason' | 'note' | 'submitted_at'>> & {
    readonly before?: Facts
    readonly after?: Facts
  }

/** Adds an action to the audit trail, in the transaction that performs it. */
export async function recordAction(
  trx: Transaction<Database>,
  { reason = null, note = null, submitted_at = null, before, after, ...action }: AuditedAction,
): Promise<void> {
  await insertAudit(trx, { ...action, reason, note, submitted_at, changes: findChanges(before, after) })
}
