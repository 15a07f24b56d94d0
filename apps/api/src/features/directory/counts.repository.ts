import type { ProvinceCode } from '@portal/domain/place'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Reads } from '#db/engine/store.ts'
import type { BusinessCountsTable } from '#features/businesses/businesses.table.ts'
import { isFeaturedNoLonger } from '#features/businesses/featured.repository.ts'
import { FILTER_FLAGS } from '#features/businesses/filter-flags.ts'
import { isExpired, isPublic } from '#features/businesses/visibility.repository.ts'

/** How many listed businesses have a place, a category and filter flags. */
export type BusinessCountRow = BusinessCountsTable

const PLACE_AND_TRADE = ['country', 'province', 'category', 'counted_flags'] as const

const CELL = [
  'country',
  sql<ProvinceCode | ''>`coalesce(province, '')`.as('province'),
  'category',
  'counted_flags',
  sql<number>`count(*)`.as('listings'),
] as const

const toMinus = (cell: BusinessCountRow): BusinessCountRow => ({ ...cell, listings: -cell.listings })

/**
 * Reads the counters, which triggers update. Subtracts the few businesses that have expired, and counts those that are
 * no longer featured without that flag.
 */
export function createBusinessCountRows({
  read,
  prepare,
}: Reads): (now: number) => Promise<BusinessCountRow[]> {
  const listed = prepare<Record<string, never>, BusinessCountRow>(() =>
    read
      .selectFrom('business_counts')
      .select(['country', 'province', 'category', 'counted_flags', 'listings'])
      .where('listings', '>', 0),
  )
  const expired = prepare<{ now: number }, BusinessCountRow>((param) =>
    read.selectFrom('businesses').select(CELL).where(isExpired(param.now)).groupBy(PLACE_AND_TRADE),
  )
  const formerlyFeatured = prepare<{ now: number }, BusinessCountRow>((param) =>
    read
      .selectFrom('businesses')
      .select(CELL)
      .where(isPublic(param.now))
      .where(isFeaturedNoLonger(param.now))
      .groupBy(PLACE_AND_TRADE),
  )
  return async (now) => {
    const cells = await listed.all({})
    const expiredCells = await expired.all({ now })
    const formerCells = await formerlyFeatured.all({ now })
    return [
      ...cells,
      ...expiredCells.map(toMinus),
      ...formerCells.flatMap((cell) => [
        toMinus(cell),
        { ...cell, counted_flags: cell.counted_flags & ~FILTER_FLAGS.featured },
      ]),
    ]
  }
}

export async function countPublic(db: Kysely<Database>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isPublic(now))
    .executeTakeFirstOrThrow()
  return count
}
