import type { Revenue, RevenueQuery } from '@portal/domain/contract'
import { REVENUE_LINES, type RevenueLine } from '@portal/domain/order'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { addDays, toLocalDay } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { readRevenueShares, type RevenueShare } from '#features/orders/books/revenue.service.ts'
import { listDays, getStartOfDay } from './span.ts'

/** Payments less refunds by the month in which the money moved, and by purpose; without empty months. */
export async function readRevenue(db: Kysely<Database>, { from, to }: RevenueQuery): Promise<Revenue> {
  listDays({ from, to })
  const shares = await readRevenueShares(db, {
    from: getStartOfDay(from),
    until: getStartOfDay(addDays(to, 1)),
  })
  const byMonth = Map.groupBy(shares, ({ at }) => toLocalDay(at, PORTAL_TIME_ZONE).slice(0, 7))
  const months = [...byMonth].map(([month, ofMonth]) => ({ month, ...sumUp(ofMonth) }))
  return {
    months: months.toSorted((a, b) => a.month.localeCompare(b.month)),
    totals: sumUp(shares),
  }
}

/** Shares in dollars, added up. */
function sumUp(shares: readonly RevenueShare[]): Revenue['totals'] {
  const sums = REVENUE_LINES.map((line) => ({
    line,
    cents: shares.reduce((sum, share) => sum + share[line], 0),
  }))
  const lines = Object.fromEntries(sums.map(({ line, cents }) => [line, cents / 100]))
  return {
    ...(lines as Record<RevenueLine, number>),
    total: sums.reduce((total, { cents }) => total + cents, 0) / 100,
  }
}
