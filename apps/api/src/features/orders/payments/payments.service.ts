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
import { fieldProblem, Problem } from '#shared/problem.ts'
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
import { getLocalMoney, receivedLocally, toDollars } from '../orders.view.ts'
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

/** So many cents beyond ten times the price are no payment of an order. */
const FAR_MORE_CENTS = 100_000
/** Nobody pays so long before an order is placed. */
const LONG_BEFORE = 366 * DAY

/** A payment as it is to be stored. */
type Received = Pick<
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

interface Recording {
  readonly adminId: number
  readonly orderId: number
  /** The Idempotency-Key; null when the sender gave none. */
  readonly key: string | null
}

/** Records a payment that an administrator found. A repeat under the same key records nothing. */
export function recordPayment(
  context: OrdersContext,
  { adminId, orderId, key }: Recording,
  { knownPayments, ...payment }: NewPayment,
): Promise<AdminOrder> {
  const now = context.now()
  const call = `POST /api/admin/orders/${orderId}/payments`
  // Between two tries the sender may have seen more payments.
  const request = { userId: adminId, key, call, body: payment, now }
  return context.store.write.transaction().execute(async (trx) => {
    await withIdempotencyKey(trx, request, async () => {
      const order = await requireOrder(trx, orderId)
      const foreign =
        payment.foreignPaymentId == null
          ? null
          : await takeForeignPayment(trx, order, payment.foreignPaymentId)
      const received: Received = {
        ...requirePlausible(order, await amountsOf(trx, order, payment)),
        method: foreign ? 'card' : payment.method,
        paid_at: foreign?.paid_at ?? paidAt(payment.paidAt, order, now),
        recorded_by: adminId,
        note: payment.note ?? '',
        provider: foreign?.provider ?? null,
        external_id: foreign?.external_id ?? null,
      }
      if (isDecided(order)) throw overAlready(order)
      if (knownPayments != null) await requireNoUnseenRepeat(trx, order, received, knownPayments)
      const recorded = await receive(trx, context, order, received)
      if (foreign) {
        const { amount } = foreign
        await recordReturns(trx, context, recorded, { amount, returns: toForeignReturns(foreign) })
      }
      // The order is described as it is when it is asked for: a stored copy would keep what an account's deletion takes.
      return { orderId }
    })
    return describeForAdmins(context, trx, await requireOrder(trx, orderId))
  })
}

/** Takes a card payment in another currency from those that wait: somebody says what it is worth. */
async function takeForeignPayment(trx: Trx, order: OrderRow, id: number): Promise<ForeignPaymentRow> {
  const foreign = (await findForeignPayments(trx, order.id)).find((one) => one.id === id)
  if (!foreign)
    throw new Problem(
      'conflict',
      'This card payment is already recorded, or was given back. Please look again',
    )
  await deleteForeignPayment(trx, id)
  return foreign
}

/** Two administrators may record one payment at once: whoever has not seen the other's looks first. */
async function requireNoUnseenRepeat(
  trx: Trx,
  order: OrderRow,
  received: Received,
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
  { amount_cents, local_amount, local_currency, method, paid_at }: Received,
  timeZone: string,
): ReceivedPayment => ({
  amount: local_amount ?? toDollars(amount_cents),
  currency: local_currency ?? CURRENCY.code,
  method,
  day: toLocalDay(paid_at, timeZone),
})

/** A payment that a provider tells of. */
export interface ProviderPayment {
  readonly provider: string
  /** What the provider calls it: it is recorded once. */
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
 * Records a payment that a provider tells of, in whatever state its order is: the money is there. One in a currency that
 * the order has no rate for is kept for the administrators to decide. Returns the payment, also where it was recorded
 * before; null where there is none.
 */
export async function recordProviderPayment(
  trx: Trx,
  context: MailContext,
  told: ProviderPayment,
): Promise<PaymentRow | null> {
  const { provider, externalId, currency, amount, method, paidAt: at } = told
  const known = await findProviderPayment(trx, provider, externalId)
  if (known) return known
  const order = await findOrderByReference(trx, told.reference)
  if (!order || (await findForeignPayment(trx, provider, externalId))) return null
  const amounts = await amountsOfCard(trx, order, told)
  if (amounts === null) {
    const entry = { order_id: order.id, provider, external_id: externalId, currency, amount, paid_at: at }
    await enqueueForeignPaymentMail(trx, context, order, await insertForeignPayment(trx, entry))
    return null
  }
  return receive(trx, context, order, {
    ...amounts,
    method,
    paid_at: at,
    recorded_by: null,
    note: '',
    provider,
    external_id: externalId,
  })
}

async function amountsOfCard(
  trx: Trx,
  order: OrderRow,
  { currency, amount }: Pick<ProviderPayment, 'currency' | 'amount'>,
): Promise<Pick<Received, 'amount_cents' | 'local_currency' | 'local_amount'> | null> {
  if (currency === CURRENCY.code)
    return { amount_cents: Math.round(amount * 100), local_currency: null, local_amount: null }
  const money = getLocalMoney(order, receivedLocally(order, await findPayments(trx, order.id)))
  if (money?.currency !== currency) return null
  const cents = getLocalPaymentCents(amount, money)
  return cents < 1 ? null : { amount_cents: cents, local_currency: money.currency, local_amount: amount }
}

/**
 * Money for an order: adds up, becomes credit where it is beyond the price, and begins what was bought once nothing is
 * left to pay. All of a payment that comes for an order that is over becomes credit.
 */
async function receive(
  trx: Trx,
  context: MailContext,
  order: OrderRow,
  received: Received,
): Promise<PaymentRow> {
  const at = context.now()
  // Money that came while the price was held is not short because it is recorded later.
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
  // An administrator who records a payment sees what it does before.
  if (received.recorded_by === null && creditCents > 0)
    await enqueuePaidBeyondMail(trx, context, row, { payment, creditCents })
  return payment
}

const overAlready = ({ status }: OrderRow) =>
  new Problem(
    'conflict',
    status === 'cancelled'
      ? 'This order is cancelled. Give the money back, or record it for another order of the same person'
      : 'This order was refunded. Give the money back, or record it for another order of the same person',
  )

/** What was received in US cents, and in local money where it was that. */
async function amountsOf(
  trx: Trx,
  order: OrderRow,
  { amount, currency }: Pick<NewPayment, 'amount' | 'currency'>,
): Promise<Pick<Received, 'amount_cents' | 'local_currency' | 'local_amount'>> {
  if (currency == null || currency === CURRENCY.code)
    return { amount_cents: Math.round(amount * 100), local_currency: null, local_amount: null }
  const money = getLocalMoney(order, receivedLocally(order, await findPayments(trx, order.id)))
  if (money?.currency !== currency)
    throw fieldProblem(
      'currency',
      money === null
        ? 'This order has no rate for a local currency. Please record what was received in US dollars'
        : `This order has a rate for ${money.currency}. Please record what was received in it or in US dollars`,
    )
  const cents = getLocalPaymentCents(amount, money)
  if (cents < 1) throw fieldProblem('amount', 'This is less than a US cent. Please check the amount')
  return { amount_cents: cents, local_currency: currency, local_amount: amount }
}

/** An amount with a digit too many would become credit. */
function requirePlausible<Amounts extends Pick<Received, 'amount_cents'>>(
  { total_cents }: Pick<OrderRow, 'total_cents'>,
  amounts: Amounts,
): Amounts {
  if (amounts.amount_cents <= total_cents * 10 + FAR_MORE_CENTS) return amounts
  throw fieldProblem('amount', 'This is far more than the order costs. Please check the amount')
}

/**
 * A day is one where the payer is, at noon: so it is the same day by the clock of Honiara, which the books go by. Nobody
 * has paid in the future, or long before there was an order.
 */
function paidAt(
  given: string,
  { created_at, billed_country }: Pick<OrderRow, 'created_at' | 'billed_country'>,
  now: number,
): number {
  const { timeZone } = getCountry(billed_country)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given)
  const at = isDay ? zonedTimeToUtc(given, '12:00', timeZone) : Date.parse(given)
  const isToCome = isDay ? given > toLocalDay(now, timeZone) : at > now
  if (isToCome) throw fieldProblem('paidAt', 'Please choose today or a day before')
  if (at < created_at - LONG_BEFORE)
    throw fieldProblem('paidAt', 'This day is long before the order. Please check it')
  return at
}
