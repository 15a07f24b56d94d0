import { excessCents } from '@portal/domain/order'
import { formatMoney } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { endPlan } from '#features/businesses/plan.service.ts'
import { recordAction } from '#features/moderation/audit.service.ts'
import { mailRefunded, mailRefundedOutside } from '../order-mails.ts'
import { findOrder, updateOrder } from '../orders.repository.ts'
import type { OrderRow, RefundRow } from '../orders.table.ts'
import { moneyOf, toDollars } from '../orders.view.ts'
import { insertCredit } from './credit.repository.ts'
import { takeDocumentNumber } from './documents.repository.ts'
import { findProviderPayment, findProviderRefund, insertRefund, sumRefunds } from './payments.repository.ts'

type Trx = Transaction<Database>
type MailContext = Pick<AppContext, 'config' | 'now' | 'randomBytes'>

/** Money that a provider gave back past the portal, in US dollars. */
interface ProviderRefund {
  readonly provider: string
  /** What the provider calls the payment, and the refund: it is recorded once. */
  readonly paymentId: string
  readonly refundId: string
  readonly cents: number
}

/**
 * Records money that was given back at the provider itself. Once all that was received for a paid order has gone back, the
 * order is refunded and its paid time ends; of less the administrators are told. Answers false where it was recorded
 * before or there is no such payment.
 */
export async function recordProviderRefund(
  trx: Trx,
  context: MailContext,
  { provider, paymentId, refundId, cents }: ProviderRefund,
): Promise<boolean> {
  if (await findProviderRefund(trx, refundId)) return false
  const payment = await findProviderPayment(trx, provider, paymentId)
  const order = payment && (await findOrder(trx, payment.order_id))
  if (!order) return false
  const at = context.now()
  const isAllBack = (await sumRefunds(trx, order.id)) + cents >= order.received_cents
  const ends = order.status === 'paid' && isAllBack
  // Credit that it was paid with comes back too, less what was paid beyond its price and is credit already.
  const creditCents = ends ? Math.max(0, order.credit_cents - excessCents(moneyOf(order))) : 0
  const refund = await insertRefund(trx, {
    order_id: order.id,
    number: await takeDocumentNumber(trx, 'credit note', at),
    amount_cents: cents,
    credit_cents: creditCents,
    reason: 'Refunded to the card by the card provider',
    at,
    recorded_by: null,
    provider_reference: refundId,
  })
  await recordAction(trx, {
    at,
    actor_id: null,
    action: 'refunded',
    subject_kind: 'order',
    subject_id: order.id,
    note: `${formatMoney(toDollars(cents))} at ${provider}, ${refund.number}`,
  })
  await insertCredit(trx, {
    user_id: order.user_id,
    order_id: order.id,
    cents: creditCents,
    kind: 'refunded',
    at,
  })
  if (ends) await endOrder(trx, context, order, refund)
  else await mailRefundedOutside(trx, context, order, refund)
  return true
}

async function endOrder(trx: Trx, context: MailContext, order: OrderRow, refund: RefundRow): Promise<void> {
  const at = context.now()
  const { business_id: businessId, period_id: periodId } = order
  if (businessId !== null && periodId !== null) await endPlan(trx, businessId, periodId, at)
  const row = await updateOrder(trx, order.id, { status: 'refunded', refunded_at: at, period_id: null })
  await mailRefunded(trx, context, row, refund)
}
