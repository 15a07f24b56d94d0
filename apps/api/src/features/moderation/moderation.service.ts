import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Decided, Decision, PendingBusiness } from '@portal/domain/contract'
import { rejectionLabel } from '@portal/domain/moderation'
import { trialExpiry } from '@portal/domain/plan'
import { NEVER } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { addresseeOf } from '#features/accounts/accounts.service.ts'
import {
  changeBusiness,
  findBusiness,
  ownBusiness,
  type BusinessChanges,
  type BusinessRow,
  type PendingList,
  type PendingPage,
} from '#features/businesses/businesses.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { Problem } from '#shared/problem.ts'
import { insertAudit } from './audit.repository.ts'
import { mustBeUndecided, parseRejectionReason, type RejectionReason } from './decision.ts'
import { decisionEmail } from './decision-email.ts'

/** Listings compared with the live ones before others get their turn. */
const COMPARED_AT_ONCE = 25

/** Listings that wait for a decision, each with the live listing that it may repeat. */
export async function readPending(
  pending: PendingList,
  adminId: number,
  page: PendingPage,
  now: number,
): Promise<{ items: PendingBusiness[]; total: number }> {
  const rows = await pending.rows(page)
  const items: PendingBusiness[] = []
  for (const row of rows) {
    items.push({ ...ownBusiness(row, adminId), likelyDuplicate: pending.duplicateOf(row, now) })
    if (items.length % COMPARED_AT_ONCE === 0) await nextTurn()
  }
  return { items, total: await pending.total(page.search) }
}

/** Decides on a pending listing, once: who did it and why, and the owner's email, are in the same transaction. */
export async function decideOnBusiness(
  context: AppContext,
  adminId: number,
  id: number,
  decision: Decision,
): Promise<Decided> {
  const { status } = decision
  const why = parseRejectionReason(decision, rejectionLabel)
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const row = await findBusiness(trx, id)
    if (!row || row.removed_at !== null) throw new Problem('not-found', 'Business not found')
    mustBeUndecided(row, decision, 'listing')
    const changes = status === 'approved' ? approval(row, at) : rejection(why, at)
    const after = (await changeBusiness(trx, id, changes)) ?? row
    await insertAudit(trx, {
      at,
      actor_id: adminId,
      action: status,
      subject_kind: 'business',
      subject_id: id,
      ...why,
    })
    await tellOwner(context, trx, after)
    const expiry = after.trial_expires_at
    return {
      id,
      slug: after.slug,
      status: after.status,
      trialExpiryDate: expiry === null ? null : new Date(expiry).toISOString(),
    }
  })
}

/** Writes to the owner's account, not to the listing's own address, which others may read. */
async function tellOwner(context: AppContext, trx: Transaction<Database>, row: BusinessRow): Promise<void> {
  const to = row.owner_id === null ? null : await addresseeOf(trx, row.owner_id)
  if (to) await enqueueMail(trx, context, { to, email: decisionEmail(context.config, to.name, row) })
}

/** The trial runs from the approval, once; a listing that nobody owns has none and does not run out. */
function approval(row: BusinessRow, at: number): BusinessChanges {
  const approved = {
    status: 'approved',
    rejection_reason: null,
    rejection_note: null,
    rejected_at: null,
  } as const
  if (row.owner_id === null) return approved
  if (row.tier > 0) return { ...approved, public_until: row.plan_expires_at ?? NEVER }
  const end = row.trial_expires_at ?? trialExpiry(at).getTime()
  return { ...approved, trial_expires_at: end, public_until: end }
}

const rejection = (why: RejectionReason, at: number): BusinessChanges => ({
  status: 'rejected',
  rejection_reason: why.reason,
  rejection_note: why.note,
  rejected_at: at,
})
