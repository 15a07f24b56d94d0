import { getPhotoUrl } from '@portal/domain/business'
import type { Order, OrderSummary, WayToPay } from '@portal/domain/contract'
import {
  getDueCents,
  getLocalDue,
  getRefundableUntil,
  toLocalAmount,
  type LocalMoney,
} from '@portal/domain/order'
import { CURRENCY, type PlanPeriod } from '@portal/domain/plan'
import type { ConfiguredWay } from '#config/ways-to-pay.ts'
import type { OrderedBusiness } from '#features/businesses/ordered-business.service.ts'
import type { WholeOrder } from './orders.repository.ts'
import type {
  OrderItemRow,
  OrderRow,
  PaymentRow,
  ProofRow,
  ProviderReturnRow,
  RefundRow,
} from './orders.table.ts'

const toInstant = (at: number): string => new Date(at).toISOString()
export const toInstantOrNull = (at: number | null): string | null => (at === null ? null : toInstant(at))

/** An amount of cents in dollars. */
export const toDollars = (cents: number): number => cents / 100

/** The amounts of an order. */
export const getMoney = (row: Pick<OrderRow, 'total_cents' | 'credit_cents' | 'received_cents'>) => ({
  totalCents: row.total_cents,
  creditCents: row.credit_cents,
  receivedCents: row.received_cents,
})

/** The amount due in cents; 0 once an order is no longer open. */
export const getDue = (row: OrderRow): number => (row.status === 'open' ? getDueCents(getMoney(row)) : 0)

/** The money of an order with a local price; `receivedLocal` is null once something was paid in dollars. */
export function getLocalMoney(row: OrderRow, receivedLocal: number | null): LocalMoney | null {
  const { local_currency: currency, local_rate: rate } = row
  return currency === null || rate === null ? null : { ...getMoney(row), currency, rate, receivedLocal }
}

/** The sum of payments in local money; null if one was in dollars, or money was returned. */
export function sumLocalPayments(
  { received_cents }: Pick<OrderRow, 'received_cents'>,
  payments: readonly Pick<PaymentRow, 'local_amount' | 'amount_cents'>[],
): number | null {
  const cents = payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (cents !== received_cents) return null
  return payments.reduce<number | null>(
    (sum, { local_amount }) => (sum === null || local_amount === null ? null : sum + local_amount),
    0,
  )
}

function toLocalPrice(row: OrderRow, payments: readonly PaymentRow[]): Order['local'] {
  const money = getLocalMoney(row, sumLocalPayments(row, payments))
  if (money === null || row.local_rate_day === null) return null
  return {
    currency: money.currency,
    rate: money.rate,
    rateDate: row.local_rate_day,
    total: toLocalAmount(row.total_cents, money.currency, money.rate),
    due: row.status === 'open' ? getLocalDue(money) : 0,
  }
}

export const toItem = ({ kind, name, cents }: Pick<OrderItemRow, 'kind' | 'name' | 'cents'>) => ({
  kind,
  name,
  amount: toDollars(cents),
})

const toPayment = (row: PaymentRow): Order['payments'][number] => ({
  id: row.id,
  number: row.number,
  amount: toDollars(row.amount_cents),
  method: row.method,
  paidAt: toInstant(row.paid_at),
  recordedAt: toInstant(row.recorded_at),
  local:
    row.local_currency === null || row.local_amount === null
      ? null
      : { currency: row.local_currency, amount: row.local_amount },
})

const toRefund = (row: RefundRow, returns: readonly ProviderReturnRow[]): Order['refunds'][number] => ({
  id: row.id,
  number: row.number,
  amount: toDollars(row.amount_cents),
  credit: toDollars(row.credit_cents),
  at: toInstant(row.at),
  reason: row.reason,
  hereAgain: toDollars(
    returns
      .filter(({ refund_id, reversed_at }) => refund_id === row.id && reversed_at !== null)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  ),
})

const toProof = ({ id, name, note, at }: ProofRow): Order['proofs'][number] => ({
  id,
  url: getPhotoUrl(name),
  note,
  at: toInstant(at),
})

/** The ways to pay in the country of an order. */
export const listPaymentWays = (
  ways: readonly ConfiguredWay[],
  country: OrderRow['billed_country'],
): WayToPay[] =>
  ways
    .filter(({ countries }) => countries === null || countries.includes(country))
    .map(({ method, name, details, text, url }) => ({
      method,
      name,
      details: details.map((detail) => ({ ...detail })),
      text,
      url,
    }))

interface OrderFacts {
  readonly business: OrderedBusiness | null
  readonly period: Pick<PlanPeriod, 'startsAt' | 'endsAt'> | null
  readonly ways: readonly ConfiguredWay[]
  readonly takesCards: boolean
}

/** An order for its buyer. */
export function toOrder(
  { row, items, payments, refunds, returns, proofs }: WholeOrder,
  { business, period, ways, takesCards }: OrderFacts,
): Order {
  const due = getDue(row)
  return {
    reference: row.reference,
    status: row.status,
    createdAt: toInstant(row.created_at),
    payBy: toInstant(row.price_held_until),
    business: business && {
      id: business.id,
      name: business.name,
      slug: business.slug,
      country: business.country,
      category: business.category,
    },
    billedTo: {
      name: row.billed_name,
      businessName: row.billed_business,
      email: row.billed_email,
      country: row.billed_country,
    },
    plan: row.tier,
    startsNow: row.starts_now === 1,
    quoteReference: row.quote_reference,
    items: items.map(toItem),
    currency: CURRENCY.code,
    total: toDollars(row.total_cents),
    creditUsed: toDollars(row.credit_cents),
    paid: toDollars(row.received_cents),
    due: toDollars(due),
    local: toLocalPrice(row, payments),
    invoiceNumber: row.invoice_number,
    payments: payments.map(toPayment),
    refunds: refunds.map((refund) => toRefund(refund, returns)),
    proofs: proofs.map(toProof),
    paidAt: toInstantOrNull(row.paid_at),
    period: period && { startsAt: toInstant(period.startsAt), endsAt: toInstant(period.endsAt) },
    refundableUntil: row.paid_at === null ? null : toInstant(getRefundableUntil(row.paid_at)),
    refundRequestedAt: toInstantOrNull(row.refund_requested_at),
    cancelledAt: toInstantOrNull(row.cancelled_at),
    waysToPay: due > 0 ? listPaymentWays(ways, row.billed_country) : [],
    canPayByCard: due > 0 && takesCards,
  }
}

/** An order in a list; `receivedLocal` as in `getLocalMoney`. */
export function toSummary(row: OrderRow, receivedLocal: number | null): OrderSummary {
  const local = getLocalMoney(row, receivedLocal)
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    createdAt: toInstant(row.created_at),
    businessName: row.billed_business,
    businessId: row.business_id,
    plan: row.tier,
    isWebsite: row.quote_reference !== null,
    total: toDollars(row.total_cents),
    paid: toDollars(row.received_cents),
    due: toDollars(getDue(row)),
    local: local && { currency: local.currency, due: row.status === 'open' ? getLocalDue(local) : 0 },
    hasProof: row.status === 'open' && row.waiting_proof_at !== null,
    refundRequestedAt: toInstantOrNull(row.refund_requested_at),
  }
}
