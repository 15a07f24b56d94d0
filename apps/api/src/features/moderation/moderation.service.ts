import type { DecidedBusiness, Decision } from '@portal/domain/contract'
import { rejectionLabel } from '@portal/domain/moderation'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/accounts/accounts.service.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { approveBusiness, findForDecision, rejectBusiness } from '#features/businesses/decisions.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { recordAction } from './audit.service.ts'
import { requirePending, parseRejectionReason } from './decision.ts'
import { decisionEmail } from './decision-email.ts'

/** Approves or rejects a pending business, with the audit entry and the owner's email in the same transaction. */
export async function decideBusiness(
  context: AppContext,
  adminId: number,
  id: number,
  decision: Decision,
): Promise<DecidedBusiness> {
  const { status } = decision
  const why = parseRejectionReason(decision, rejectionLabel)
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const row = await findForDecision(trx, id)
    requirePending(row, decision, 'listing')
    const after =
      status === 'approved' ? await approveBusiness(trx, row, at) : await rejectBusiness(trx, row, why, at)
    await recordAction(trx, {
      at,
      actor_id: adminId,
      action: status,
      subject_kind: 'business',
      subject_id: id,
      ...why,
    })
    await notifyOwner(context, trx, after)
    const expiry = after.trial_expires_at
    return {
      id,
      slug: after.slug,
      status: after.status,
      trialExpiryDate: expiry === null ? null : new Date(expiry).toISOString(),
    }
  })
}

/** Sends the email to the owner's account, not to the public address of the business. */
async function notifyOwner(context: AppContext, trx: Transaction<Database>, row: BusinessRow): Promise<void> {
  const to = row.owner_id === null ? null : await findAddressee(trx, row.owner_id)
  if (to) await enqueueMail(trx, context, { to, email: decisionEmail(context.config, to.name, row) })
}
