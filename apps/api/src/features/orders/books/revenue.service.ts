import { getRefundableParts, getRevenueLine, REVENUE_LINES, type RevenueLine } from '@portal/domain/order'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findCorrections, findMovedOrders, sumMoney, type MovedOrder } from './books.repository.ts'

/**
 * What money was for, in cents. Credit is what was paid beyond a price, less what was used; refunds, as money or as
 * credit, are below 0.
 */
type RevenueAmounts = Readonly<Record<RevenueLine, number>>

/** Money and what it was for. */
export interface RevenueShare extends RevenueAmounts {
  /** When it was paid or given back; milliseconds. */
  readonly at: number
}

/** All payments less refunds, in cents. */
export const readAllRevenue = (db: Kysely<Database>): Promise<number> => sumMoney(db)

/** What payments and refunds of a span were for, each at its time. */
export async function readRevenueShares(
  db: Kysely<Database>,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<RevenueShare[]> {
  const corrections = await findCorrections(db, { from, until })
  const shares = [
    ...(await findMovedOrders(db, { from, until })).flatMap(sharesOf),
    ...corrections.map(toCreditShare),
  ]
  return shares.filter(({ at }) => at >= from && at < until)
}

const NOTHING = Object.fromEntries(REVENUE_LINES.map((line) => [line, 0])) as RevenueAmounts

/** Credit that became more or less without money: what customers hold more is given back to them. */
const toCreditShare = ({ cents, at }: { readonly cents: number; readonly at: number }): RevenueShare => ({
  ...NOTHING,
  credit: cents,
  refunds: -cents,
  at,
})

/** What is left of a price, which money pays in turn: the plan or website first, then add-ons; what is beyond is credit. */
function createPrice({ row, items }: Pick<MovedOrder, 'row' | 'items'>) {
  const bought = getRevenueLine({ tier: row.tier, isWebsite: row.quote_reference !== null })
  // The price of a cancelled order is nobody’s to pay.
  const { planCents, addOnCents } = row.status === 'cancelled' ? NO_PRICE : getRefundableParts(items)
  let paid = 0
  const upTo = (cents: number) => {
    const plan = Math.min(cents, planCents)
    const addOns = Math.min(cents - plan, addOnCents)
    return { plan, addOns, credit: cents - plan - addOns }
  }
  return {
    pay(cents: number) {
      const before = upTo(paid)
      paid += cents
      const after = upTo(paid)
      return {
        [bought]: after.plan - before.plan,
        addOns: after.addOns - before.addOns,
        credit: after.credit - before.credit,
      }
    },
    /** What was taken back can be paid again. */
    takeBack(cents: number) {
      paid = Math.max(0, paid - cents)
    },
  }
}

const NO_PRICE = { planCents: 0, addOnCents: 0 } as const

/** The money of an order, in the order it became known. Credit that was used pays like money, and counts against credit. */
function sharesOf({ row, items, payments, refunds, returns, adjustments }: MovedOrder): RevenueShare[] {
  const price = createPrice({ row, items })
  const shares: RevenueShare[] = []
  if (row.credit_cents > 0) {
    const spent = price.pay(row.credit_cents)
    // Until the order is paid, credit that is set aside for it is still credit.
    if (row.paid_at !== null)
      shares.push({ ...NOTHING, ...spent, credit: spent.credit - row.credit_cents, at: row.paid_at })
  }
  const taken = returns.filter(({ made_by }) => made_by === 'provider')
  const steps: { readonly at: number; readonly take: () => void }[] = payments.map((payment) => ({
    at: payment.recorded_at,
    take: () => shares.push({ ...NOTHING, ...price.pay(payment.amount_cents), at: payment.paid_at }),
  }))
  for (const { id, at, amount_cents, credit_cents } of refunds) {
    // Credit of an order that was never paid was not spent, only free again.
    const credit = row.paid_at === null ? 0 : credit_cents
    const take = () => {
      shares.push({ ...NOTHING, refunds: -(amount_cents + credit), credit, at })
      if (taken.some(({ refund_id }) => refund_id === id)) price.takeBack(amount_cents)
    }
    steps.push({ at, take })
  }
  for (const { made_by, reversed_at: at, amount_cents } of returns) {
    if (at === null) continue
    const take = () => {
      shares.push({ ...NOTHING, refunds: amount_cents, at })
      if (made_by === 'provider') price.pay(amount_cents)
    }
    steps.push({ at, take })
  }
  for (const { take } of steps.toSorted((one, other) => one.at - other.at)) take()
  return [...shares, ...adjustments.map(toCreditShare)]
}
