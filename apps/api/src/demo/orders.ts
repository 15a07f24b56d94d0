import {
  getLocalCurrency,
  listOrderItems,
  PRICE_VALIDITY_MS,
  toLocalAmount,
  sumItems,
  type OrderItem,
  type PaymentMethod,
} from '@portal/domain/order'
import { PORTAL_TIME_ZONE, type CountryCode } from '@portal/domain/place'
import { ADD_ONS, ORDERED_PLANS, type OrderedTier } from '@portal/domain/plan'
import { WEBSITE_PACKAGE } from '@portal/domain/quote'
import { DAY, HOUR, toLocalDay } from '@portal/domain/shared'
import type { NewOrderRow } from '#features/orders/orders.repository.ts'
import type { PaymentRow } from '#features/orders/orders.table.ts'
import { formatReference } from '#shared/reference.ts'
import type { DemoData } from './data/demo-data.ts'
import { createSeededRandom, type Random } from './random.ts'

/** A stored business of the demo, with its current or last paid time. */
export interface OrderingBusiness {
  readonly id: number
  readonly name: string
  readonly country: CountryCode
  readonly ownerId: number | null
  readonly ownerName: string
  readonly ownerEmail: string
  readonly period: { readonly id: number; readonly tier: number; readonly startsAt: number } | null
}

type Payment = Pick<
  PaymentRow,
  'amount_cents' | 'local_currency' | 'local_amount' | 'method' | 'paid_at' | 'recorded_at' | 'note'
>

/** An order to store, which numbers its documents. */
export interface DemoOrder {
  readonly row: Omit<NewOrderRow, 'invoice_number'>
  readonly items: readonly OrderItem[]
  readonly payments: readonly Payment[]
}

/** A rate of the demo with its first day. */
interface DatedRate {
  readonly currency: string
  readonly rate: number
  readonly day: string
  readonly at: number
}

/** Lists the rates with the instants when they were set, the oldest first. */
export const listDemoRates = ({ orders: { rates } }: DemoData, now: number) =>
  rates.map(({ currency, rate, daysAgo }) => {
    const at = now - daysAgo * DAY
    return { currency, rate, at, day: toLocalDay(at, PORTAL_TIME_ZONE) }
  })

/** Returns the rate in a country at an instant. */
function getRate(rates: readonly DatedRate[], country: CountryCode, at: number) {
  const currency = getLocalCurrency(country)
  const rate = rates.findLast((one) => one.currency === currency && one.at <= at)
  return rate
    ? { local_currency: currency, local_rate: rate.rate, local_rate_day: rate.day }
    : { local_currency: null, local_rate: null, local_rate_day: null }
}

interface Placing {
  readonly business: OrderingBusiness
  readonly reference: string
  readonly tier: OrderedTier
  readonly items: readonly OrderItem[]
  readonly createdAt: number
  readonly rates: readonly DatedRate[]
}

/** Returns the columns of an unpaid order. */
const toRow = ({ business, reference, tier, items, createdAt, rates }: Placing): DemoOrder['row'] => ({
  reference,
  status: 'open',
  created_at: createdAt,
  price_held_until: createdAt + PRICE_VALIDITY_MS,
  business_id: business.id,
  user_id: business.ownerId,
  quote_request_id: null,
  quote_reference: null,
  tier,
  billed_name: business.ownerName,
  billed_business: business.name,
  billed_email: business.ownerEmail,
  billed_country: business.country,
  total_cents: sumItems(items),
  credit_cents: 0,
  ...getRate(rates, business.country, createdAt),
  is_sample: 1,
})

const isOrderedTier = (tier: number): tier is OrderedTier => ORDERED_PLANS.some((plan) => plan.tier === tier)

/** Creates the order of a business's paid year from a random source of its name; null for a plan that is not ordered. */
export function createPaidOrder(business: OrderingBusiness, rates: readonly DatedRate[]): DemoOrder | null {
  const { name, period } = business
  if (period === null || !isOrderedTier(period.tier)) return null
  const random = createSeededRandom(`order of ${name}`)
  const { tier, startsAt } = period
  const createdAt = startsAt - random.integer(6, 12 * 24) * HOUR
  const addOns = random.boolean(0.12) ? [random.pick(ADD_ONS.slice(0, 2)).name] : []
  const items = listOrderItems({ tier, addOns, periods: [], now: createdAt })
  const reference = formatReference(Array.from({ length: 6 }, () => random.integer(0, 255)))
  const row = toRow({ business, reference, tier, items, createdAt, rates })
  const received = { received_cents: row.total_cents, paid_at: startsAt, period_id: period.id }
  return {
    row: { ...row, status: 'paid', ...received },
    items,
    payments: createPayments(row, startsAt, random),
  }
}

/** Creates one or two payments, the last of which is recorded when the year begins. */
function createPayments(row: DemoOrder['row'], completedAt: number, random: Random): Payment[] {
  const method = random.pick<PaymentMethod>([
    'bank-transfer',
    'bank-transfer',
    'mobile-money',
    'cash',
    'card',
  ])
  const isLocal = method !== 'card' && row.local_rate != null && random.boolean(0.7)
  const first = random.boolean(0.1) ? Math.round(row.total_cents / 200) * 100 : 0
  const toPayment = (cents: number, recordedAt: number): Payment => ({
    amount_cents: cents,
    local_currency: isLocal ? (row.local_currency ?? null) : null,
    local_amount:
      isLocal && row.local_currency != null && row.local_rate != null
        ? toLocalAmount(cents, row.local_currency, row.local_rate)
        : null,
    method,
    paid_at: recordedAt - random.integer(1, 40) * HOUR,
    recorded_at: recordedAt,
    note: '',
  })
  const between = row.created_at + Math.floor((completedAt - row.created_at) / 2)
  return [...(first > 0 ? [toPayment(first, between)] : []), toPayment(row.total_cents - first, completedAt)]
}

/** Creates the unpaid orders, each with its partial payments. */
export function createUnpaidOrders(
  { orders: { waiting } }: DemoData,
  {
    businesses,
    rates,
    now,
  }: { businesses: readonly OrderingBusiness[]; rates: readonly DatedRate[]; now: number },
): (DemoOrder & {
  readonly proof: { readonly picture: string; readonly note: string; readonly at: number } | null
})[] {
  return waiting.map(({ business: name, reference, plan: tier, addOns, placedAgo, proof, payment }) => {
    const business = businesses.find((one) => one.name === name)
    if (!business) throw new Error(`There is no business ${name}`)
    const createdAt = now - placedAgo
    const items = listOrderItems({ tier, addOns, periods: [], now: createdAt })
    const row = toRow({ business, reference, tier, items, createdAt, rates })
    const payments = payment ? [createPartPayment(row, payment, now)] : []
    return {
      row: {
        ...row,
        received_cents: payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
        waiting_proof_at: proof ? now - proof.sentAgo : null,
      },
      items,
      payments,
      proof: proof ? { picture: proof.picture, note: proof.note, at: now - proof.sentAgo } : null,
    }
  })
}

type WaitingPayment = NonNullable<DemoData['orders']['waiting'][number]['payment']>

function createPartPayment(
  row: DemoOrder['row'],
  { local, method, paidAgo }: WaitingPayment,
  now: number,
): Payment {
  const at = now - paidAgo
  return {
    amount_cents: Math.round((local / (row.local_rate ?? 1)) * 100),
    local_currency: row.local_currency ?? null,
    local_amount: local,
    method,
    paid_at: at,
    recorded_at: at + 7 * HOUR,
    note: '',
  }
}

/** A stored accepted quote of the demo. */
export interface AcceptedQuote {
  readonly id: number
  readonly reference: string
  readonly businessName: string
  readonly contactName: string
  readonly email: string
  readonly country: CountryCode
  readonly acceptedAt: number
  readonly cents: number
}

/** Creates the paid order of a website. */
export function createWebsiteOrder(
  quote: AcceptedQuote,
  { reference, paidAfter, method }: DemoData['orders']['websites'][number],
  { business, rates }: { readonly business: OrderingBusiness; readonly rates: readonly DatedRate[] },
): DemoOrder {
  const createdAt = quote.acceptedAt
  const paidAt = createdAt + paidAfter
  const items = [{ kind: 'website' as const, name: `Website for ${quote.businessName}`, cents: quote.cents }]
  const row = toRow({ business, reference, tier: WEBSITE_PACKAGE.listingTier, items, createdAt, rates })
  const billed = { billed_name: quote.contactName, billed_email: quote.email, billed_country: quote.country }
  return {
    row: {
      ...row,
      ...billed,
      status: 'paid',
      quote_request_id: quote.id,
      quote_reference: quote.reference,
      received_cents: quote.cents,
      paid_at: paidAt,
      period_id: business.period?.id ?? null,
    },
    items,
    payments: [
      {
        amount_cents: quote.cents,
        local_currency: null,
        local_amount: null,
        method,
        paid_at: paidAt - 30 * HOUR,
        recorded_at: paidAt,
        note: '',
      },
    ],
  }
}
