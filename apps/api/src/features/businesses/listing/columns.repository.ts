import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import type { Moment } from '#db/version.ts'
import { BusinessColumns, type ColumnRow } from './columns.ts'

const COLUMNS = [
  'businesses.id',
  'country',
  'province',
  'town',
  'category',
  'filter_flags',
  'created_at',
  'public_until',
  'featured_until',
  'latitude',
  'longitude',
  'opening_key',
] as const

/** Rows that are read at once, so that the first load holds few of them in memory. */
const ROWS_AT_ONCE = 10_000

type ChangedRow = { [Name in keyof ColumnRow]: ColumnRow[Name] | null } & {
  change: number
  business_id: number
}

/**
 * Holds what filters ask of every listed business. Valid only while the public version is unchanged: after that the businesses
 * that changed since, whichever process changed them, are read anew.
 */
export function openColumns({
  read,
  readSqlite,
}: Pick<Store, 'read' | 'readSqlite'>): (at: Moment) => BusinessColumns {
  const some = prepareRead<{ last: number; limit: number }, ColumnRow>(readSqlite, ({ last, limit }) =>
    read
      .selectFrom('businesses')
      .select(COLUMNS)
      .where('listed', '=', 1)
      .where('businesses.id', '>', last)
      .orderBy('businesses.id')
      .limit(limit),
  )
  const lastChange = prepareRead<Record<string, never>, { id: number | null }>(readSqlite, () =>
    read.selectFrom('business_changes').select(({ fn }) => fn.max('id').as('id')),
  )
  const changes = prepareRead<{ last: number }, ChangedRow>(readSqlite, ({ last }) =>
    read
      .selectFrom('business_changes')
      .leftJoin('businesses', (join) =>
        join.onRef('businesses.id', '=', 'business_id').on('businesses.listed', '=', 1),
      )
      .select(['business_changes.id as change', 'business_id', ...COLUMNS])
      .where('business_changes.id', '>', last)
      .orderBy('business_changes.id'),
  )
  let held: { columns: BusinessColumns; version: number; change: number } | undefined

  function load(version: number) {
    const columns = new BusinessColumns()
    const change = lastChange.get({})?.id ?? 0
    for (let last = 0, isWhole = false; !isWhole;) {
      const rows = some.all({ last, limit: ROWS_AT_ONCE })
      for (const row of rows) columns.put(row)
      last = rows.at(-1)?.id ?? last
      isWhole = rows.length < ROWS_AT_ONCE
    }
    return { columns, version, change }
  }

  return ({ publicVersion: { version } }) => {
    held ??= load(version)
    if (held.version === version) return held.columns
    for (const { change, business_id, ...row } of changes.all({ last: held.change })) {
      if (row.id === null) held.columns.remove(business_id)
      else held.columns.put(row as ColumnRow)
      held.change = change
    }
    held.version = version
    return held.columns
  }
}
