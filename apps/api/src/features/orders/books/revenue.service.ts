import { refundableParts } from '@portal/domain/order'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findMovedOrders, sumMoney, type MovedOrder } from './books.repository.ts'

/** What money was for, in cents. */
export interface RevenueShare {
  /** When it was paid or given back; milliseconds. */
  readonly at: number
  readonly standard: number
  readonly enhanced: number
  readonly website: number
  readonly addOns: number
  /** Paid beyond a price, less credit that was used. */
  readonly credit: number
  /** Given back, as money or as credit; below 0. */
  readonly refunds: number
}

/** All payments less refunds, in cents. */
export const readAllRevenue = (db: Kysely<Database>): Promise<number> => sumMoney(db)

/** What payments and refunds of a span were for, each at its time. */
export async function readRevenueShares(
  db: Kysely<Database>,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<RevenueShare[]> {
  const shares = (await findMovedOrders(db, { from, until })).flatMap(sharesOf)
  return shares.filter(({ at }) => at >= from && at < until)
}

const NOTHING = { standard: 0, enhanced: 0, website: 0, addOns: 0, credit: 0, refunds: 0 }

/**
 * The money of an order, as it came in: it pays the plan or website first, then add-ons; what is beyond is credit. Credit
 * that was used pays like money, and counts against credit.
 */
function sharesOf({ row, items, payments, refunds }: MovedOrder): RevenueShare[] {
  const { planCents, addOnCents } = refundableParts(items)
  const bought = row.quote_reference !== null ? 'website' : row.tier === 1 ? 'standard' : 'enhanced'
  // The price of a cancelled order is nobody’s to pay.
  let planLeft = row.status === 'cancelled' ? 0 : planCents
  let addOnsLeft = row.status === 'cancelled' ? 0 : addOnCents
  const spend = (cents: number) => {
    const plan = Math.min(cents, planLeft)
    planLeft -= plan
    const addOns = Math.min(cents - plan, addOnsLeft)
    addOnsLeft -= addOns
    return { [bought]: plan, addOns, credit: cents - plan - addOns }
  }
  const shares: RevenueShare[] = []
  if (row.credit_cents > 0) {
    const spent = spend(row.credit_cents)
    // Until the order is paid, credit that is set aside for it is still credit.
    if (row.paid_at !== null)
      shares.push({ ...NOTHING, ...spent, credit: spent.credit - row.credit_cents, at: row.paid_at })
  }
  for (const { paid_at, amount_cents } of payments)
    shares.push({ ...NOTHING, ...spend(amount_cents), at: paid_at })
  for (const { at, amount_cents, credit_cents } of refunds) {
    // Credit of an order that was never paid was not spent, only free again.
    const credit = row.paid_at === null ? 0 : credit_cents
    shares.push({ ...NOTHING, refunds: -(amount_cents + credit), credit, at })
  }
  return shares
}
