import type { ProvinceCode } from '@portal/domain/place'
import { sql } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import type { BusinessCountsTable } from '../businesses.table.ts'
import { isFeaturedNoLonger } from '../featured.repository.ts'
import { FILTER_FLAGS } from '../filter-flags.ts'
import { isExpired, isPublic } from '../visibility.repository.ts'

/** How many listed businesses have a place, a category and filter flags. */
export type BusinessCountRow = BusinessCountsTable

const PLACE_AND_TRADE = ['country', 'province', 'category', 'counted_flags'] as const

const CELL = [
  'country',
  sql<ProvinceCode | ''>`ifnull(province, '')`.as('province'),
  'category',
  'counted_flags',
  sql<number>`count(*)`.as('listings'),
] as const

const toMinus = (cell: BusinessCountRow): BusinessCountRow => ({ ...cell, listings: -cell.listings })

/**
 * Reads the counters, which triggers update. The few businesses that have expired are subtracted, and those that are
 * featured no longer count without that flag.
 */
export function openBusinessCountRows({
  read,
  readSqlite,
}: Pick<Store, 'read' | 'readSqlite'>): (now: number) => BusinessCountRow[] {
  const listed = prepareRead<Record<string, never>, BusinessCountRow>(readSqlite, () =>
    read
      .selectFrom('business_counts')
      .select(['country', 'province', 'category', 'counted_flags', 'listings'])
      .where('listings', '>', 0),
  )
  const expired = prepareRead<{ now: number }, BusinessCountRow>(readSqlite, (param) =>
    read.selectFrom('businesses').select(CELL).where(isExpired(param.now)).groupBy(PLACE_AND_TRADE),
  )
  const formerlyFeatured = prepareRead<{ now: number }, BusinessCountRow>(readSqlite, (param) =>
    read
      .selectFrom('businesses')
      .select(CELL)
      .where(isPublic(param.now))
      .where(isFeaturedNoLonger(param.now))
      .groupBy(PLACE_AND_TRADE),
  )
  return (now) => [
    ...listed.all({}),
    ...expired.all({ now }).map(toMinus),
    ...formerlyFeatured
      .all({ now })
      .flatMap((cell) => [
        toMinus(cell),
        { ...cell, counted_flags: cell.counted_flags & ~FILTER_FLAGS.featured },
      ]),
  ]
}
