import type { AdminOrder, NewPayment } from '@portal/domain/contract'
import {
  isLikelyRepeat,
  getLocalPaymentCents,
  getPaymentMethodLabel,
  type PaymentMethod,
  type ReceivedPayment,
} from '@portal/domain/order'
import { getCountry } from '@portal/domain/place'
import { CURRENCY } from '@portal/domain/plan'
import { DAY, formatMoney, toLocalDay, zonedTimeToUtc } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { describeForAdmins, requireOrder } from '../administration/admin-order.service.ts'
import {
  enqueueForeignPaymentMail,
  enqueuePaidMail,
  enqueuePaidBeyondMail,
  enqueuePaymentMail,
} from '../order-mails.ts'
import { findOrderByReference, findPayments, updateOrder } from '../orders.repository.ts'
import type { OrdersContext } from '../orders.service.ts'
import type { ForeignPaymentRow, OrderRow, PaymentRow } from '../orders.table.ts'
import { getLocalMoney, sumLocalPayments, toDollars } from '../orders.view.ts'
import { reserveDocumentNumber } from './documents.repository.ts'
import {
  deleteForeignPayment,
  findForeignPayment,
  findForeignPayments,
  findProviderPayment,
  insertForeignPayment,
  insertPayment,
  toForeignReturns,
} from './payments.repository.ts'
import { recordReturns } from './provider-returns.service.ts'
import { repriceLapsed } from './lapsed-price.service.ts'
import { isDecided, reconcileOrder } from './reconciliation.service.ts'

type Trx = Transaction<Database>
type MailContext = Pick<AppContext, 'config' | 'now' | 'randomBytes'>

/** Cents beyond ten times the price from which an amount is implausible. */
const MAX_EXCESS_CENTS = 100_000
/** The longest plausible time between a payment and its order. */
const MAX_ADVANCE = 366 * DAY

/** The columns of a payment to store. */
type PaymentDetails = Pick<
  PaymentRow,
  | 'amount_cents'
  | 'local_currency'
  | 'local_amount'
  | 'method'
  | 'paid_at'
  | 'recorded_by'
  | 'note'
  | 'provider'
  | 'external_id'
>

interface PaymentRequest {
  readonly adminId: number
  readonly orderId: number
  /** The Idempotency-Key; null without one. */
  readonly key: string | null
}

/** Records a payment that an administrator found. A repeat under the same key records nothing. */
export function recordPayment(
  context: OrdersContext,
  { adminId, orderId, key }: PaymentRequest,
  { knownPayments, ...payment }: NewPayment,
): Promise<AdminOrder> {
  const now = context.now()
  const call = `POST /api/admin/orders/${orderId}/payments`
  // `knownPayments` is not part of the body: it may have changed between two tries.
  const request = { userId: adminId, key, call, body: payment, now }
  return context.store.write.transaction().execute(async (trx) => {
    await withIdempotencyKey(trx, request, async () => {
      const order = await requireOrder(trx, orderId)
      const foreign =
        payment.foreignPaymentId == null
          ? null
          : await claimForeignPayment(trx, order, payment.foreignPaymentId)
      const received: PaymentDetails = {
        ...requirePlausible(order, await readAmounts(trx, order, payment)),
        method: foreign ? 'card' : payment.method,
        paid_at: foreign?.paid_at ?? parsePaidAt(payment.paidAt, order, now),
        recorded_by: adminId,
        note: payment.note ?? '',
        provider: foreign?.provider ?? null,
        external_id: foreign?.external_id ?? null,
      }
      if (isDecided(order)) throw createClosedProblem(order)
      if (knownPayments != null) await requireNoUnseenRepeat(trx, order, received, knownPayments)
      const recorded = await receivePayment(trx, context, order, received)
      if (foreign) {
        const { amount } = foreign
        await recordReturns(trx, context, recorded, { amount, returns: toForeignReturns(foreign) })
      }
      // The response is built from the current order: a stored copy would keep what the account's deletion removes.
      return { orderId }
    })
    return describeForAdmins(context, trx, await requireOrder(trx, orderId))
  })
}

/** Removes a waiting card payment in another currency, of which an administrator states the value. */
async function claimForeignPayment(trx: Trx, order: OrderRow, id: number): Promise<ForeignPaymentRow> {
  const foreign = (await findForeignPayments(trx, order.id)).find((one) => one.id === id)
  if (!foreign)
    throw new Problem(
      'conflict',
      'This card payment is already recorded, or was given back. Please look again',
    )
  await deleteForeignPayment(trx, id)
  return foreign
}

/** Two administrators may record one payment at once: whoever has not seen the other's must look first. */
async function requireNoUnseenRepeat(
  trx: Trx,
  order: OrderRow,
  received: PaymentDetails,
  knownPayments: number,
): Promise<void> {
  const { timeZone } = getCountry(order.billed_country)
  const unseen = (await findPayments(trx, order.id)).slice(knownPayments)
  const repeated = unseen.find((one) =>
    isLikelyRepeat(toReceivedPayment(one, timeZone), toReceivedPayment(received, timeZone)),
  )
  if (repeated)
    throw new Problem(
      'conflict',
      `A payment of the same amount, way and day was recorded meanwhile, with the receipt ${repeated.number}. If yours is another one, record it again`,
    )
}

const toReceivedPayment = (
  { amount_cents, local_amount, local_currency, method, paid_at }: PaymentDetails,
  timeZone: string,
): ReceivedPayment => ({
  amount: local_amount ?? toDollars(amount_cents),
  currency: local_currency ?? CURRENCY.code,
  method,
  day: toLocalDay(paid_at, timeZone),
})

/** A payment that a provider reports. */
export interface ProviderPayment {
  readonly provider: string
  /** The provider's id; it is recorded once. */
  readonly externalId: string
  readonly reference: string
  /** ISO 4217. */
  readonly currency: string
  /** In units of the currency. */
  readonly amount: number
  readonly method: PaymentMethod
  /** Milliseconds. */
  readonly paidAt: number
}

/**
 * Records a payment that a provider reports, whatever the state of its order, since the money has arrived. One in a
 * currency without a rate waits for an administrator. Returns the payment, even if it was recorded before; null if
 * there is none.
 */
export async function recordProviderPayment(
  trx: Trx,
  context: MailContext,
  reported: ProviderPayment,
): Promise<PaymentRow | null> {
  const { provider, externalId, currency, amount, method, paidAt: at } = reported
  const known = await findProviderPayment(trx, provider, externalId)
  if (known) return known
  const order = await findOrderByReference(trx, reported.reference)
  if (!order || (await findForeignPayment(trx, provider, externalId))) return null
  const amounts = await readCardAmounts(trx, order, reported)
  if (amounts === null) {
    const entry = { order_id: order.id, provider, external_id: externalId, currency, amount, paid_at: at }
    await enqueueForeignPaymentMail(trx, context, order, await insertForeignPayment(trx, entry))
    return null
  }
  return receivePayment(trx, context, order, {
    ...amounts,
    method,
    paid_at: at,
    recorded_by: null,
    note: '',
    provider,
    external_id: externalId,
  })
}

async function readCardAmounts(
  trx: Trx,
  order: OrderRow,
  { currency, amount }: Pick<ProviderPayment, 'currency' | 'amount'>,
): Promise<Pick<PaymentDetails, 'amount_cents' | 'local_currency' | 'local_amount'> | null> {
  if (currency === CURRENCY.code)
    return { amount_cents: Math.round(amount * 100), local_currency: null, local_amount: null }
  const money = getLocalMoney(order, sumLocalPayments(order, await findPayments(trx, order.id)))
  if (money?.currency !== currency) return null
  const cents = getLocalPaymentCents(amount, money)
  return cents < 1 ? null : { amount_cents: cents, local_currency: money.currency, local_amount: amount }
}

/**
 * Records money for an order: the excess beyond the price becomes credit, and what was bought begins once nothing is
 * due. All money for a closed order becomes credit.
 */
async function receivePayment(
  trx: Trx,
  context: MailContext,
  order: OrderRow,
  received: PaymentDetails,
): Promise<PaymentRow> {
  const at = context.now()
  // Money that arrived before the price lapsed is not short because it is recorded later.
  const isInTime = received.paid_at < order.price_held_until
  const before = isInTime ? order : await repriceLapsed(trx, order, at)
  const payment = await insertPayment(trx, {
    ...received,
    order_id: before.id,
    number: await reserveDocumentNumber(trx, 'receipt', at),
    recorded_at: at,
  })
  await updateOrder(trx, before.id, { waiting_proof_at: null })
  await recordAction(trx, {
    at,
    actor_id: received.recorded_by,
    action: 'payment recorded',
    subject_kind: 'order',
    subject_id: before.id,
    note: `${formatMoney(toDollars(payment.amount_cents))}, ${getPaymentMethodLabel(payment.method)}, ${payment.number}`,
  })
  const { row, period, creditCents } = await reconcileOrder(trx, before, { at })
  if (before.status !== 'paid' && row.status === 'paid')
    await enqueuePaidMail(trx, context, row, { payment, period, creditCents })
  else await enqueuePaymentMail(trx, context, row, payment)
  // An administrator has seen the effect before recording.
  if (received.recorded_by === null && creditCents > 0)
    await enqueuePaidBeyondMail(trx, context, row, { payment, creditCents })
  return payment
}

const createClosedProblem = ({ status }: OrderRow) =>
  new Problem(
    'conflict',
    status === 'cancelled'
      ? 'This order is cancelled. Give the money back, or record it for another order of the same person'
      : 'This order was refunded. Give the money back, or record it for another order of the same person',
  )

/** The received amount in US cents, and in local money if it was that. */
async function readAmounts(
  trx: Trx,
  order: OrderRow,
  { amount, currency }: Pick<NewPayment, 'amount' | 'currency'>,
): Promise<Pick<PaymentDetails, 'amount_cents' | 'local_currency' | 'local_amount'>> {
  if (currency == null || currency === CURRENCY.code)
    return { amount_cents: Math.round(amount * 100), local_currency: null, local_amount: null }
  const money = getLocalMoney(order, sumLocalPayments(order, await findPayments(trx, order.id)))
  if (money?.currency !== currency)
    throw createFieldProblem(
      'currency',
      money === null
        ? 'This order has no rate for a local currency. Please record what was received in US dollars'
        : `This order has a rate for ${money.currency}. Please record what was received in it or in US dollars`,
    )
  const cents = getLocalPaymentCents(amount, money)
  if (cents < 1) throw createFieldProblem('amount', 'This is less than a US cent. Please check the amount')
  return { amount_cents: cents, local_currency: currency, local_amount: amount }
}

/** A digit too many would become credit. */
function requirePlausible<Amounts extends Pick<PaymentDetails, 'amount_cents'>>(
  { total_cents }: Pick<OrderRow, 'total_cents'>,
  amounts: Amounts,
): Amounts {
  if (amounts.amount_cents <= total_cents * 10 + MAX_EXCESS_CENTS) return amounts
  throw createFieldProblem('amount', 'This is far more than the order costs. Please check the amount')
}

/**
 * A day is in the payer's time zone, at noon, so that it is the same day by Honiara's clock, which the books follow.
 * Payments in the future or long before the order are rejected.
 */
function parsePaidAt(
  input: string,
  { created_at, billed_country }: Pick<OrderRow, 'created_at' | 'billed_country'>,
  now: number,
): number {
  const { timeZone } = getCountry(billed_country)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(input)
  const at = isDay ? zonedTimeToUtc(input, '12:00', timeZone) : Date.parse(input)
  const isFuture = isDay ? input > toLocalDay(now, timeZone) : at > now
  if (isFuture) throw createFieldProblem('paidAt', 'Please choose today or a day before')
  if (at < created_at - MAX_ADVANCE)
    throw createFieldProblem('paidAt', 'This day is long before the order. Please check it')
  return at
}
