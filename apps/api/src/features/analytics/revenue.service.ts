import type { Revenue, RevenueQuery } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { addDays, toLocalDay } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { readRevenueShares, type RevenueShare } from '#features/orders/books/revenue.service.ts'
import { listDays, startOf } from './span.ts'

const PARTS = ['standard', 'enhanced', 'website', 'addOns', 'credit', 'refunds'] as const

/** Payments less refunds by the month of the money, and by what they were for; only months with some. */
export async function readRevenue(db: Kysely<Database>, { from, to }: RevenueQuery): Promise<Revenue> {
  listDays({ from, to })
  const shares = await readRevenueShares(db, { from: startOf(from), until: startOf(addDays(to, 1)) })
  const byMonth = Map.groupBy(shares, ({ at }) => toLocalDay(at, PORTAL_TIME_ZONE).slice(0, 7))
  const months = [...byMonth].map(([month, ofMonth]) => ({ month, ...sumUp(ofMonth) }))
  return {
    months: months.toSorted((a, b) => a.month.localeCompare(b.month)),
    totals: sumUp(shares),
  }
}

/** Shares in dollars, added up. */
function sumUp(shares: readonly RevenueShare[]): Revenue['totals'] {
  const sumOf = (part: (typeof PARTS)[number]) => shares.reduce((sum, share) => sum + share[part], 0)
  const cents = PARTS.reduce((total, part) => total + sumOf(part), 0)
  return {
    standard: sumOf('standard') / 100,
    enhanced: sumOf('enhanced') / 100,
    website: sumOf('website') / 100,
    addOns: sumOf('addOns') / 100,
    credit: sumOf('credit') / 100,
    refunds: sumOf('refunds') / 100,
    total: cents / 100,
  }
}
