import { formatMoney, HOUR } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { enqueueMoneyBackMail, enqueueMoneyTakenMail } from '../order-mails.ts'
import { findOrder } from '../orders.repository.ts'
import type { OrderRow, PaymentRow, ProviderReturnRow, RefundRow } from '../orders.table.ts'
import { toDollars } from '../orders.view.ts'
import { reserveDocumentNumber } from './documents.repository.ts'
import { findRefund, insertRefund } from './payments.repository.ts'
import { sumStandingReturns, type ProviderReturn, type ReturnedPayment } from './provider-return.ts'
import {
  findStandingReturn,
  hasEarlierRefund,
  insertReturn,
  reverseReturn,
} from './provider-returns.repository.ts'
import { reconcileOrder } from './reconciliation.service.ts'

type Trx = Transaction<Database>
type MailContext = Pick<AppContext, 'config' | 'now' | 'randomBytes'>

/** A return in cents of US dollars. */
interface CountedReturn extends Omit<ProviderReturn, 'amount'> {
  readonly cents: number
}

const REASONS = {
  refund: 'Refunded to the card by the card provider',
  dispute: 'Taken back by the card’s bank after a dispute',
} as const

/**
 * How long a refund that the portal requested is left to the call that stores it; after that, one that is not stored is
 * recorded here.
 */
const OWN_REFUND_DELAY = HOUR

/** Records the returns of a payment and their reversals; order, credit and mails follow. */
export async function recordReturns(
  trx: Trx,
  context: MailContext,
  payment: PaymentRow,
  returned: ReturnedPayment,
): Promise<void> {
  for (const one of countReturns(payment, returned).toSorted((a, b) => a.at - b.at)) {
    const order = await findOrder(trx, payment.order_id)
    if (!order) return
    const current = await findStandingReturn(trx, one.reference)
    if (current && !one.stands) await applyReversal(trx, context, order, current)
    else if (!current && one.stands && !(await isStoredElsewhere(trx, one, context.now())))
      await applyReturn(trx, context, { order, payment }, one)
  }
}

/**
 * Converts returns to parts of the payment's value; for a payment that is fully returned, rounding leaves no cent over.
 */
function countReturns({ amount_cents }: PaymentRow, { amount, returns }: ReturnedPayment): CountedReturn[] {
  const isAll = sumStandingReturns(returns) === amount
  const last = returns.findLast(({ stands }) => stands)
  let remaining = amount_cents
  return returns.map((one) => {
    const rounded = Math.round((amount_cents * one.amount) / amount)
    const cents = isAll && one === last ? remaining : rounded
    if (one.stands) remaining -= cents
    return { ...one, cents }
  })
}

/** A recent refund by the portal is stored with its reason by the call that requested it. */
const isStoredElsewhere = async (trx: Trx, { isOwn, at, reference }: CountedReturn, now: number) =>
  (isOwn && now - at < OWN_REFUND_DELAY) || (await hasEarlierRefund(trx, reference))

async function applyReturn(
  trx: Trx,
  context: MailContext,
  { order, payment }: { readonly order: OrderRow; readonly payment: PaymentRow },
  { reference, kind, cents, at: takenAt }: CountedReturn,
): Promise<void> {
  const at = context.now()
  const refund = await insertRefund(trx, {
    order_id: order.id,
    number: await reserveDocumentNumber(trx, 'credit note', at),
    amount_cents: cents,
    credit_cents: 0,
    reason: REASONS[kind],
    at,
    recorded_by: null,
    provider_reference: reference,
  })
  await insertReturn(trx, {
    payment_id: payment.id,
    refund_id: refund.id,
    reference,
    kind,
    made_by: 'provider',
    amount_cents: cents,
    at: takenAt,
    reversed_at: null,
  })
  await recordMovement(trx, order, at, `${formatMoney(toDollars(cents))} by ${kind}, ${refund.number}`)
  const reconciled = await reconcileOrder(trx, order, { at, refundId: refund.id })
  await enqueueMoneyTakenMail(trx, context, reconciled, { kind, refund: await requireRefund(trx, refund.id) })
}

async function applyReversal(
  trx: Trx,
  context: MailContext,
  order: OrderRow,
  current: ProviderReturnRow,
): Promise<void> {
  const at = context.now()
  const { kind, amount_cents: cents } = await reverseReturn(trx, current.id, at)
  const refund = await requireRefund(trx, current.refund_id)
  const what = kind === 'dispute' ? 'dispute won' : 'refund failed'
  await recordMovement(
    trx,
    order,
    at,
    `${formatMoney(toDollars(cents))} is here again: ${what}, ${refund.number}`,
  )
  const reconciled = await reconcileOrder(trx, order, { at, refundId: refund.id })
  await enqueueMoneyBackMail(trx, context, reconciled, { kind, cents, refund })
}

async function requireRefund(trx: Trx, id: number): Promise<RefundRow> {
  const refund = await findRefund(trx, id)
  if (!refund) throw new Error('A return has a credit note')
  return refund
}

const recordMovement = (trx: Trx, { id }: OrderRow, at: number, note: string): Promise<void> =>
  recordAction(trx, {
    at,
    actor_id: null,
    action: 'money moved',
    subject_kind: 'order',
    subject_id: id,
    note,
  })
