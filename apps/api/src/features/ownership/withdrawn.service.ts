import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { deleteWaitingEdit } from '#features/editing/waiting-edits.service.ts'
import { deleteHandover } from '#features/handovers/handovers.service.ts'

/** Forgets what waits about a business that is withdrawn for good: its edit, and an offer of it. */
export async function deleteWaiting(trx: Transaction<Database>, businessId: number): Promise<void> {
  await deleteWaitingEdit(trx, businessId)
  await deleteHandover(trx, businessId)
}
