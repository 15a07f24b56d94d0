import type { CreditCorrection } from '@portal/domain/contract'
import { formatMoney } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { findAddressee } from '#features/users/users.service.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderCreditCorrected } from '#mail/templates/orders.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { toDollars } from '../orders.view.ts'
import { findCredit, insertCredit } from '../payments/credit.repository.ts'

interface CreditCorrectionRequest {
  readonly adminId: number
  readonly userId: number
  /** The Idempotency-Key; null without one. */
  readonly key: string | null
}

/**
 * Corrects the credit of an account; its holder and the audit trail get the reason. A repeat under the same key changes
 * nothing.
 */
export function correctCredit(
  context: AppContext,
  { adminId, userId, key }: CreditCorrectionRequest,
  { amount, reason, knownCredit }: CreditCorrection,
): Promise<{ credit: number }> {
  const at = context.now()
  const cents = Math.round(amount * 100)
  const call = `POST /api/admin/users/${userId}/credit-corrections`
  const request = { userId: adminId, key, call, body: { cents, reason }, now: at }
  return context.store.write.transaction().execute(async (trx) => {
    const holder = await findAddressee(trx, userId)
    if (!holder) throw new Problem('not-found', 'User not found')
    await withIdempotencyKey(trx, request, async () => {
      const before = await findCredit(trx, userId)
      requireSameCredit(before, knownCredit)
      requireEnoughCredit(before, cents)
      await insertCredit(trx, {
        user_id: userId,
        order_id: null,
        cents,
        kind: 'corrected',
        at,
        reason,
        recorded_by: adminId,
      })
      await recordAction(trx, {
        at,
        actor_id: adminId,
        action: 'credit corrected',
        subject_kind: 'account',
        subject_id: userId,
        note: `${formatMoney(amount)}: ${reason}`,
        before: { credit: toDollars(before) },
        after: { credit: toDollars(before + cents) },
      })
      const email = renderCreditCorrected(context.config, {
        name: holder.name,
        amount,
        credit: toDollars(before + cents),
        reason,
      })
      await enqueueMail(trx, context, { to: holder, email })
      return { userId }
    })
    return { credit: toDollars(await findCredit(trx, userId)) }
  })
}

/** Two administrators may make the same correction at once. */
function requireSameCredit(before: number, known: number | null | undefined): void {
  if (known == null || Math.round(known * 100) === before) return
  throw new Problem(
    'conflict',
    `The credit is ${formatMoney(toDollars(before))} by now. Please look at it again`,
  )
}

/** A correction can't remove more credit than there is; a balance below 0 can be raised. */
function requireEnoughCredit(before: number, cents: number): void {
  if (cents > 0 || before + cents >= 0) return
  throw createFieldProblem(
    'amount',
    before > 0
      ? `The account has ${formatMoney(toDollars(before))} of credit. Please remove at most that`
      : 'The account has no credit to remove',
  )
}
