import { getRefundableParts, getRevenueLine, REVENUE_LINES, type RevenueLine } from '@portal/domain/order'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findCorrections, findMovedOrders, sumMoney, type MovedOrder } from './books.repository.ts'

/**
 * Revenue by line, in cents. Credit is what was paid beyond a price, less what was used; refunds, as money or credit,
 * are below 0.
 */
type RevenueAmounts = Readonly<Record<RevenueLine, number>>

/** Revenue of one instant. */
export interface RevenueShare extends RevenueAmounts {
  /** When it was paid or refunded; milliseconds. */
  readonly at: number
}

/** All payments less refunds, in cents. */
export const readAllRevenue = (db: Kysely<Database>): Promise<number> => sumMoney(db)

/** The revenue of a span by line, each share at its time. */
export async function readRevenueShares(
  db: Kysely<Database>,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<RevenueShare[]> {
  const corrections = await findCorrections(db, { from, until })
  const shares = [
    ...(await findMovedOrders(db, { from, until })).flatMap(getShares),
    ...corrections.map(toCreditShare),
  ]
  return shares.filter(({ at }) => at >= from && at < until)
}

const NOTHING = Object.fromEntries(REVENUE_LINES.map((line) => [line, 0])) as RevenueAmounts

/** A change of credit without a payment: more credit is a refund to the customer. */
const toCreditShare = ({ cents, at }: { readonly cents: number; readonly at: number }): RevenueShare => ({
  ...NOTHING,
  credit: cents,
  refunds: -cents,
  at,
})

/** Allocates payments to a price in turn: the plan or website first, then add-ons; the excess is credit. */
function createPriceAllocation({ row, items }: Pick<MovedOrder, 'row' | 'items'>) {
  const bought = getRevenueLine({ tier: row.tier, isWebsite: row.quote_reference !== null })
  // A cancelled order has no price to pay.
  const { planCents, addOnCents } = row.status === 'cancelled' ? NO_PRICE : getRefundableParts(items)
  let paid = 0
  const allocate = (cents: number) => {
    const plan = Math.min(cents, planCents)
    const addOns = Math.min(cents - plan, addOnCents)
    return { plan, addOns, credit: cents - plan - addOns }
  }
  return {
    pay(cents: number) {
      const before = allocate(paid)
      paid += cents
      const after = allocate(paid)
      return {
        [bought]: after.plan - before.plan,
        addOns: after.addOns - before.addOns,
        credit: after.credit - before.credit,
      }
    },
    /** Returned money can be paid again. */
    subtract(cents: number) {
      paid = Math.max(0, paid - cents)
    },
  }
}

const NO_PRICE = { planCents: 0, addOnCents: 0 } as const

/**
 * The shares of an order, in the order in which its money became known. Used credit pays like money and reduces credit.
 */
function getShares({ row, items, payments, refunds, returns, adjustments }: MovedOrder): RevenueShare[] {
  const allocation = createPriceAllocation({ row, items })
  const shares: RevenueShare[] = []
  if (row.credit_cents > 0) {
    const spent = allocation.pay(row.credit_cents)
    // Credit reserved for an unpaid order is still credit.
    if (row.paid_at !== null)
      shares.push({ ...NOTHING, ...spent, credit: spent.credit - row.credit_cents, at: row.paid_at })
  }
  const providerReturns = returns.filter(({ made_by }) => made_by === 'provider')
  const steps: { readonly at: number; readonly apply: () => void }[] = payments.map((payment) => ({
    at: payment.recorded_at,
    apply: () => shares.push({ ...NOTHING, ...allocation.pay(payment.amount_cents), at: payment.paid_at }),
  }))
  for (const { id, at, amount_cents, credit_cents } of refunds) {
    // Credit of an order that was never paid was not spent, only released.
    const credit = row.paid_at === null ? 0 : credit_cents
    const apply = () => {
      shares.push({ ...NOTHING, refunds: -(amount_cents + credit), credit, at })
      if (providerReturns.some(({ refund_id }) => refund_id === id)) allocation.subtract(amount_cents)
    }
    steps.push({ at, apply })
  }
  for (const { made_by, reversed_at: at, amount_cents } of returns) {
    if (at === null) continue
    const apply = () => {
      shares.push({ ...NOTHING, refunds: amount_cents, at })
      if (made_by === 'provider') allocation.pay(amount_cents)
    }
    steps.push({ at, apply })
  }
  for (const { apply } of steps.toSorted((one, other) => one.at - other.at)) apply()
  return [...shares, ...adjustments.map(toCreditShare)]
}
