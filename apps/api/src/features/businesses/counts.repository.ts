import type { ProvinceCode } from '@portal/domain/place'
import { sql } from 'kysely'
import type { Store } from '#db/open.ts'
import { prepareRead } from '#db/prepared.ts'
import { hasRunOut } from '#db/visibility.ts'
import type { BusinessCountsTable } from './businesses.table.ts'

/** How many listings share a place, a category and marks. */
export type Cell = BusinessCountsTable

/** Reads the counters that triggers keep, and takes off the few listings that have run out since. */
export function openCells({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): (now: number) => Cell[] {
  const listed = prepareRead<Record<string, never>, Cell>(readSqlite, () =>
    read
      .selectFrom('business_counts')
      .select(['country', 'province', 'category', 'marks', 'listings'])
      .where('listings', '>', 0),
  )
  const runOut = prepareRead<{ now: number }, Cell>(readSqlite, (param) =>
    read
      .selectFrom('businesses')
      .select(({ fn }) => [
        'country',
        sql<ProvinceCode | ''>`ifnull(province, '')`.as('province'),
        'category',
        'marks',
        fn.countAll<number>().as('listings'),
      ])
      .where(hasRunOut(param.now))
      .groupBy(['country', 'province', 'category', 'marks']),
  )
  return (now) => [
    ...listed.all({}),
    ...runOut.all({ now }).map((cell) => ({ ...cell, listings: -cell.listings })),
  ]
}
