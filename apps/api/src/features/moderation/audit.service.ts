import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { insertAudit } from './audit.repository.ts'
import type { AuditTable } from './audit.table.ts'

/** Something that was done: by whom, when, to what, and why. */
type AuditedAction = Omit<Insertable<AuditTable>, 'id' | 'reason' | 'note'> &
  Partial<Pick<AuditTable, 'reason' | 'note'>>

/** Adds an action to the audit trail, in the transaction of what was done. */
export async function recordAction(
  trx: Transaction<Database>,
  { reason = null, note = null, ...action }: AuditedAction,
): Promise<void> {
  await insertAudit(trx, { ...action, reason, note })
}
