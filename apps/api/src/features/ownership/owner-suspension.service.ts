import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { countSuspended, findSuspended } from './owner-suspension.repository.ts'

/** The number of an owner's listings suspended at an instant; for null, of those not suspended. */
export const countSuspendedListings = countSuspended

interface Suspension {
  readonly ownerId: number
  /** When the owner's account was suspended: listings hidden with it have the same time. */
  readonly suspendedAt: number
}

interface Actor {
  readonly actorId: number
  readonly at: number
}

/** Suspends the remaining listings of a suspended account; returns how many. */
export const hideListings = (
  trx: Transaction<Database>,
  { ownerId, suspendedAt }: Suspension,
  actor: Actor,
): Promise<number> => changeSuspensions(trx, ownerId, { from: null, to: suspendedAt }, actor)

/** Restores the listings that were suspended with their owner's account; returns how many. */
export const showListings = (
  trx: Transaction<Database>,
  { ownerId, suspendedAt }: Suspension,
  actor: Actor,
): Promise<number> => changeSuspensions(trx, ownerId, { from: suspendedAt, to: null }, actor)

const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

async function changeSuspensions(
  trx: Transaction<Database>,
  ownerId: number,
  { from, to }: { readonly from: number | null; readonly to: number | null },
  { actorId, at }: Actor,
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
