import type { Decided, Decision } from '@portal/domain/contract'
import { rejectionLabel } from '@portal/domain/moderation'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { addresseeOf } from '#features/accounts/accounts.service.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { approveBusiness, findForDecision, rejectBusiness } from '#features/businesses/decisions.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { insertAudit } from './audit.repository.ts'
import { mustBeUndecided, parseRejectionReason } from './decision.ts'
import { decisionEmail } from './decision-email.ts'

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
    const row = await findForDecision(trx, id)
    mustBeUndecided(row, decision, 'listing')
    const after =
      status === 'approved' ? await approveBusiness(trx, row, at) : await rejectBusiness(trx, row, why, at)
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
