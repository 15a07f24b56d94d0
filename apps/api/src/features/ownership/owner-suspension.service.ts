import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { countSuspended, findSuspended } from './owner-suspension.repository.ts'

/** How many listings of an owner were suspended at a moment; for null, how many are not suspended. */
export const countSuspendedListings = countSuspended

interface Suspension {
  readonly ownerId: number
  /** When the owner's account was suspended: listings that are hidden with it have the same moment. */
  readonly suspendedAt: number
}

interface By {
  readonly actorId: number
  readonly at: number
}

/** Hides the listings of a suspended account that are not suspended yet; returns how many. */
export const hideListings = (
  trx: Transaction<Database>,
  { ownerId, suspendedAt }: Suspension,
  by: By,
): Promise<number> => changeSuspensions(trx, ownerId, { from: null, to: suspendedAt }, by)

/** Shows the listings again that were hidden with their owner's account; returns how many. */
export const showListings = (
  trx: Transaction<Database>,
  { ownerId, suspendedAt }: Suspension,
  by: By,
): Promise<number> => changeSuspensions(trx, ownerId, { from: suspendedAt, to: null }, by)

const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

async function changeSuspensions(
  trx: Transaction<Database>,
  ownerId: number,
  { from, to }: { readonly from: number | null; readonly to: number | null },
  { actorId, at }: By,
): Promise<number> {
  const ids = await findSuspended(trx, ownerId, from)
  for (const id of ids) {
    await changeBusiness(trx, id, { suspended_at: to })
    await recordAction(trx, {
      at,
      actor_id: actorId,
      action: to === null ? 'restored' : 'suspended',
      subject_kind: 'business',
      subject_id: id,
      note: 'With the account of its owner',
      before: { suspendedAt: toInstant(from) },
      after: { suspendedAt: toInstant(to) },
    })
  }
  return ids.length
}
