import { getTrialExpiry } from '@portal/domain/plan'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness } from './businesses.repository.ts'
import type { BusinessRow } from './businesses.table.ts'
import { changeBusiness, updateBusiness, type BusinessChanges } from './change-business.ts'
import { getPlanChanges } from './plan.service.ts'
import { deletePublication, insertPublications } from './publications.repository.ts'

type Trx = Transaction<Database>

/** A business that may be decided about; throws for one that is unknown or removed. */
export async function requireForDecision(trx: Trx, id: number): Promise<BusinessRow> {
  const row = await findBusiness(trx, id)
  if (!row || row.removed_at !== null) throw new Problem('not-found', 'Business not found')
  return row
}

/**
 * Publishes a business; returns the changed row. The trial runs from the first approval; a business that nobody
 * owns has none and does not expire.
 */
export async function approveBusiness(trx: Trx, row: BusinessRow, at: number): Promise<BusinessRow> {
  const trial_expires_at =
    row.trial_expires_at ?? (row.owner_id === null ? null : getTrialExpiry(at).getTime())
  await insertPublications(trx, [{ business_id: row.id, published_at: at }])
  return updateBusiness(trx, row, {
    status: 'approved',
    rejection_reason: null,
    rejection_note: null,
    rejected_at: null,
    trial_expires_at,
    ...(await getPlanChanges(trx, { ...row, trial_expires_at }, at)),
  })
}

/** Rejects a business with a reason; returns the changed row. */
export const rejectBusiness = (
  trx: Trx,
  row: BusinessRow,
  { reason, note }: { readonly reason: string | null; readonly note: string | null },
  at: number,
): Promise<BusinessRow> =>
  updateBusiness(trx, row, {
    status: 'rejected',
    rejection_reason: reason,
    rejection_note: note,
    rejected_at: at,
  })

/** The columns that decisions change, which must be unchanged to undo one: without ratings and derived columns. */
export function toDecisionState({
  listed: _listed,
  counted_flags: _counted,
  filter_flags: _flags,
  is_featured: _featured,
  featured_until: _until,
  card: _card,
  rating_sum: _sum,
  published_review_count: _published,
  review_count: _count,
  rating_score: _score,
  prior: _prior,
  ...state
}: BusinessRow): Partial<BusinessRow> {
  return state
}

/** Undoes a decision: restores the columns that it changed, and those derived from them. */
export async function restoreBusiness(trx: Trx, id: number, before: BusinessChanges): Promise<void> {
  // The trial begins with the first approval.
  if (before.status !== 'approved' && before.trial_expires_at === null) await deletePublication(trx, id)
  await changeBusiness(trx, id, before)
}

/** Removes a business that was sent in with somebody else's address; its row stays. */
export async function withdrawBusiness(trx: Trx, id: number, at: number): Promise<void> {
  await changeBusiness(trx, id, { removed_at: at, restorable_until: null })
}
