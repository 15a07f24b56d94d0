import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { forgetEdit } from '../editing/held-edits.service.ts'
import { deleteHandover, deleteHandoversSince } from './handovers.repository.ts'

/** Forgets what waits about a business that is withdrawn for good: its edit, and an offer of it. */
export async function forgetWaiting(trx: Transaction<Database>, businessId: number): Promise<void> {
  await forgetEdit(trx, businessId)
  await forgetHandover(trx, businessId)
}

/** Withdraws what somebody else may have offered in an owner's name since a moment; returns the names of the businesses. */
export const withdrawOffersSince = (
  trx: Transaction<Database>,
  offered: { readonly ownerId: number; readonly since: number },
): Promise<string[]> => deleteHandoversSince(trx, offered)

/** Forgets an offer of a business to another account: it has another owner now, or is gone. */
export const forgetHandover = (trx: Transaction<Database>, businessId: number): Promise<void> =>
  deleteHandover(trx, businessId)
