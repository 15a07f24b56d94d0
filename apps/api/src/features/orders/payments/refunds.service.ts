import type { AdminOrder, NewRefund } from '@portal/domain/contract'
import { getDueCents, isRefundable, splitRefund } from '@portal/domain/order'
import { formatMoney } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findStoredResponse, withIdempotencyKey } from '#db/idempotency.ts'
import { endPlan } from '#features/businesses/plan.service.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { Problem } from '#shared/problem.ts'
import { describeForAdmins, requireOrder } from '../administration/admin-order.service.ts'
import { enqueueRefundedMail } from '../order-mails.ts'
import {
  findOrderDeducting,
  findItems,
  findPayments,
  findOrderThatDeducted,
  updateOrder,
} from '../orders.repository.ts'
import { readPeriod, type OrdersContext } from '../orders.service.ts'
import type { OrderRow } from '../orders.table.ts'
import { getMoney, toDollars } from '../orders.view.ts'
import { insertCredit } from './credit.repository.ts'
import { reserveDocumentNumber } from './documents.repository.ts'
import { isPartPaid, splitPartPaid } from './part-paid.service.ts'
import { insertRefund } from './payments.repository.ts'
import { findReturns, insertReturn } from './provider-returns.repository.ts'

type Trx = Transaction<Database>

interface RefundRequest {
  readonly adminId: number
  readonly orderId: number
  /** The Idempotency-Key; null without one. */
  readonly key: string | null
}

/**
 * Refunds an order: its paid time ends, its money and its credit go back. A partly paid one bought nothing. Card
 * payments are refunded first, under a key of their own, so that a retry after a later failure refunds nothing twice.
 */
export async function refundOrder(
  context: OrdersContext,
  refunding: RefundRequest,
  refund: NewRefund,
): Promise<AdminOrder> {
  const { store } = context
  const { adminId, orderId, key } = refunding
  const call = `POST /api/admin/orders/${orderId}/refunds`
  const request = { userId: adminId, key, call, body: refund, now: context.now() }
  const order = await requireOrder(store.read, orderId)
  if (await findStoredResponse(store.read, request)) return describeForAdmins(context, store.read, order)
  const { cents } = await planRefund(store.read, context, order, refund)
  const cardRefunds = await refundByCard(context, order, cents)
  return store.write.transaction().execute(async (trx) => {
    await withIdempotencyKey(trx, request, async () => {
      await storeRefund(trx, context, refunding, { ...refund, cardRefunds })
      return { orderId }
    })
    return describeForAdmins(context, trx, await requireOrder(trx, orderId))
  })
}

async function storeRefund(
  trx: Trx,
  context: OrdersContext,
  { adminId, orderId }: RefundRequest,
  { cardRefunds, ...refund }: NewRefund & { readonly cardRefunds: readonly CardRefund[] },
): Promise<void> {
  const at = context.now()
  const order = await requireOrder(trx, orderId)
  const planned = await planRefund(trx, context, order, refund)
  const { creditCents } = planned
  // An earlier try that was never stored may have refunded more than is due now.
  const cents = Math.max(planned.cents, sumCents(cardRefunds))
  const note = await insertRefund(trx, {
    order_id: orderId,
    number: await reserveDocumentNumber(trx, 'credit note', at),
    amount_cents: cents,
    credit_cents: creditCents,
    reason: refund.reason,
    at,
    recorded_by: adminId,
    provider_reference: cardRefunds.map(({ reference }) => reference).join(', ') || null,
  })
  for (const { paymentId, reference, cents: part } of cardRefunds)
    await insertReturn(trx, {
      payment_id: paymentId,
      refund_id: note.id,
      reference,
      kind: 'refund',
      made_by: 'portal',
      amount_cents: part,
      at,
      reversed_at: null,
    })
  await insertCredit(trx, {
    user_id: order.user_id,
    order_id: orderId,
    cents: creditCents,
    kind: 'refunded',
    at,
  })
  const { business_id: businessId, period_id: periodId } = order
  if (businessId !== null && periodId !== null) await endPlan(trx, businessId, periodId, at)
  const row = await updateOrder(trx, orderId, {
    status: 'refunded',
    refunded_at: at,
    period_id: null,
    waiting_proof_at: null,
  })
  await recordAction(trx, {
    at,
    actor_id: adminId,
    action: 'refunded',
    subject_kind: 'order',
    subject_id: orderId,
    note: `${formatMoney(toDollars(cents))} and ${formatMoney(toDollars(creditCents))} as credit, ${note.number}: ${refund.reason}`,
  })
  await enqueueRefundedMail(trx, context, row, note)
}

/** The amounts of a refund; throws if the order can’t be refunded. */
async function planRefund(
  db: Kysely<Database>,
  { now }: Pick<OrdersContext, 'now'>,
  order: OrderRow,
  { withAddOns }: Pick<NewRefund, 'withAddOns'>,
) {
  if (order.status === 'refunded') throw new Problem('conflict', 'This order has already been refunded')
  if (isPartPaid(order)) return splitPartPaid(order)
  if (order.status !== 'paid' || order.paid_at === null)
    throw new Problem('conflict', 'This order is not paid, so there is nothing to refund')
  if (order.refund_requested_at === null && !isRefundable(order.paid_at, now()))
    throw new Problem(
      'conflict',
      'The 30-day money-back guarantee has ended, and nobody asked for a refund in time',
    )
  await requireUncounted(db, order)
  const items = await findItems(db, order.id)
  const { cents, creditCents } = splitRefund({ items, creditCents: order.credit_cents }, withAddOns ?? false)
  // A provider may have returned a part of it already.
  return { cents: Math.max(0, cents - getDueCents(getMoney(order))), creditCents }
}

/** Unused days must not count twice: deducted from the price of a higher plan, and refunded. */
async function requireUncounted(db: Kysely<Database>, order: OrderRow): Promise<void> {
  const period = await readPeriod(db, order)
  const deductingOrder = period?.cutBy == null ? undefined : await findOrderThatDeducted(db, period.cutBy)
  if (deductingOrder)
    throw new Problem(
      'conflict',
      `The unused days of this order were taken off the price of ${deductingOrder.reference}. Refund that order first`,
    )
  const { business_id: businessId, tier } = order
  const dependentOrder = businessId === null ? undefined : await findOrderDeducting(db, businessId, tier)
  if (dependentOrder)
    throw new Problem(
      'conflict',
      `The order ${dependentOrder.reference} takes the unused days of this one off its price. Cancel that order first`,
    )
}

const sumCents = (cardRefunds: readonly CardRefund[]): number =>
  cardRefunds.reduce((sum, { cents }) => sum + cents, 0)

/** A refund to the card of a payment. */
interface CardRefund {
  readonly paymentId: number
  /** The provider’s id. */
  readonly reference: string
  readonly cents: number
}

/**
 * Refunds money to the cards that it came from, the first payment first. Refunds of an earlier try that was never
 * stored count.
 */
async function refundByCard(
  { provider, store }: OrdersContext,
  order: OrderRow,
  cents: number,
): Promise<CardRefund[]> {
  const cardRefunds: CardRefund[] = []
  const current = (await findReturns(store.read, order.id)).filter(({ reversed_at }) => reversed_at === null)
  let remaining = cents
  for (const payment of await findPayments(store.read, order.id)) {
    if (payment.provider === null || remaining === 0) continue
    if (provider?.name !== payment.provider)
      throw new Problem(
        'conflict',
        `This order was paid by card through ${payment.provider}, which is not set up here. Set it up to give the money back`,
      )
    let available = payment.amount_cents
    for (const { payment_id, amount_cents } of current)
      if (payment_id === payment.id) available -= amount_cents
    for (const { reference, cents: part } of await provider.findOwnRefunds(payment)) {
      if (current.some((one) => one.reference === reference)) continue
      cardRefunds.push({ paymentId: payment.id, reference, cents: part })
      available -= part
      remaining = Math.max(0, remaining - part)
    }
    const part = Math.min(remaining, available)
    if (part <= 0) continue
    const key = `refund ${order.reference} ${payment.number} ${available}`
    const { reference } = await provider.refund(payment, { cents: part, key })
    cardRefunds.push({ paymentId: payment.id, reference, cents: part })
    remaining -= part
  }
  return cardRefunds
}
