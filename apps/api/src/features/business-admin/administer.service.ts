import type { AdminBusiness } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import type { AuditTable } from '#features/audit/audit.table.ts'
import { enqueueMail, type OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { createBusinessNotFoundProblem } from '#features/businesses/profile/profile.service.ts'
import { describeBusiness } from './business-detail.service.ts'

type Trx = Transaction<Database>

/** An administrator's action on a business, at the revision that was read. */
export interface AdminAction {
  readonly id: number
  readonly administratorId: number
  readonly revision: string
}

/** What an action changes, records and sends. */
export interface ActionEffect {
  readonly action: AuditTable['action']
  readonly changes: BusinessChanges
  readonly reason?: string | null
  readonly note?: string | null
  /** Also where the listing was never approved. */
  readonly inAnyStatus?: true
  /** `after` is the changed business. */
  readonly mails?: (trx: Trx, after: BusinessRow) => Promise<readonly OutgoingMail[]>
}

/**
 * Performs an action, with its audit entry and mails. `decide` returns null if the listing already is as requested, so
 * that a repeat changes nothing; `isRepeat` says that the business changed after it was read. Any other action on a
 * changed business is refused with its present state.
 */
export function administer(
  context: AppContext,
  { id, administratorId, revision }: AdminAction,
  decide: (
    row: BusinessRow,
    trx: Trx,
    isRepeat: boolean,
  ) => ActionEffect | null | Promise<ActionEffect | null>,
): Promise<AdminBusiness> {
  const at = context.now()
  const options = { viewerId: administratorId, now: at }
  return context.store.write.transaction().execute(async (trx) => {
    const row = await findBusiness(trx, id)
    if (!row) throw createBusinessNotFoundProblem()
    const present = await describeBusiness(trx, row, options)
    const effect = await decide(row, trx, revision !== present.revision)
    if (effect === null) return present
    if (revision !== present.revision) throw createConflict(present)
    requireNotRemoved(row, present)
    if (!effect.inAnyStatus) requireApproved(row, present)
    const after = (await changeBusiness(trx, id, effect.changes)) ?? row
    await recordAction(trx, {
      at,
      actor_id: administratorId,
      action: effect.action,
      subject_kind: 'business',
      subject_id: id,
      reason: effect.reason ?? null,
      note: effect.note ?? null,
      before: toFacts(row),
      after: toFacts(after),
    })
    for (const mail of (await effect.mails?.(trx, after)) ?? []) await enqueueMail(trx, context, mail)
    return describeBusiness(trx, after, options)
  })
}

const createConflict = (current: AdminBusiness) =>
  new Problem('conflict', 'Somebody else has changed this listing. Please check it again', {
    details: { current },
  })

function requireNotRemoved(row: BusinessRow, current: AdminBusiness): void {
  if (row.removed_at !== null)
    throw new Problem('conflict', 'This listing was deleted by its owner', { details: { current } })
}

/** A listing that was never approved is decided about in the queue. */
function requireApproved(row: BusinessRow, current: AdminBusiness): void {
  if (row.status !== 'approved')
    throw new Problem('conflict', 'This listing is not approved. Please decide on it in the queue first', {
      details: { current },
    })
}

const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The fields that the audit trail compares. */
const toFacts = (row: BusinessRow) => ({
  suspendedAt: toInstant(row.suspended_at),
  suspensionReason: row.suspension_reason,
  featuredUntil: toInstant(row.featured_choice_until),
  isVerified: row.is_verified === 1,
  verificationMethod: row.verification_method,
  verifiedOn: row.verified_on,
  owner: row.owner_id,
  tier: row.tier,
  planExpiresAt: toInstant(row.plan_expires_at),
})
