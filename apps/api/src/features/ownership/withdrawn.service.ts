import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { deleteWaitingEdit } from '#features/editing/waiting-edits.service.ts'
import { deleteHandover } from '#features/handovers/handovers.service.ts'

/** Deletes what is pending for a permanently withdrawn business: its edit and its handover offer. */
export async function deleteWaiting(trx: Transaction<Database>, businessId: number): Promise<void> {
  await deleteWaitingEdit(trx, businessId)
  await deleteHandover(trx, businessId)
}
