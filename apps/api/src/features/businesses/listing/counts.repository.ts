import type { ProvinceCode } from '@portal/domain/place'
import { sql } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { isExpired } from '../visibility.repository.ts'
import type { BusinessCountsTable } from '../businesses.table.ts'

/** How many listed businesses have a place, a category and filter flags. */
export type BusinessCountRow = BusinessCountsTable

/** Reads the counters, which triggers update, and subtracts the few businesses that have expired. */
export function openBusinessCountRows({
  read,
  readSqlite,
}: Pick<Store, 'read' | 'readSqlite'>): (now: number) => BusinessCountRow[] {
  const listed = prepareRead<Record<string, never>, BusinessCountRow>(readSqlite, () =>
    read
      .selectFrom('business_counts')
      .select(['country', 'province', 'category', 'filter_flags', 'listings'])
      .where('listings', '>', 0),
  )
  const expired = prepareRead<{ now: number }, BusinessCountRow>(readSqlite, (param) =>
    read
      .selectFrom('businesses')
      .select(({ fn }) => [
        'country',
        sql<ProvinceCode | ''>`ifnull(province, '')`.as('province'),
        'category',
        'filter_flags',
        fn.countAll<number>().as('listings'),
      ])
      .where(isExpired(param.now))
      .groupBy(['country', 'province', 'category', 'filter_flags']),
  )
  return (now) => [
    ...listed.all({}),
    ...expired.all({ now }).map((cell) => ({ ...cell, listings: -cell.listings })),
  ]
}
