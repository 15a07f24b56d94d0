import type { Reads, Versions } from '#db/engine/store.ts'
import type { ReadContext } from '#db/version.ts'
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

/** Rows per read, so that the first load keeps few of them in memory. */
const ROWS_AT_ONCE = 10_000

type ChangedRow = { [Name in keyof ColumnRow]: ColumnRow[Name] | null } & {
  change: number
  business_id: number
}

/**
 * Caches the columns that filters read, of every listed business. When the public version changes, reads the businesses
 * that changed since, whichever process changed them.
 */
export function createColumns({ read, prepare }: Reads): (at: ReadContext) => Promise<BusinessColumns> {
  const page = prepare<{ last: number; limit: number }, ColumnRow>(({ last, limit }) =>
    read
      .selectFrom('businesses')
      .select(COLUMNS)
      .where('listed', '=', 1)
      .where('businesses.id', '>', last)
      .orderBy('businesses.id')
      .limit(limit),
  )
  const lastChange = prepare<Record<string, never>, { id: number | null }>(() =>
    read.selectFrom('business_changes').select(({ fn }) => fn.max('id').as('id')),
  )
  const changes = prepare<{ last: number }, ChangedRow>(({ last }) =>
    read
      .selectFrom('business_changes')
      .leftJoin('businesses', (join) =>
        join.onRef('businesses.id', '=', 'business_id').on('businesses.listed', '=', 1),
      )
      .select(['business_changes.id as change', 'business_id', ...COLUMNS])
      .where('business_changes.id', '>', last)
      .orderBy('business_changes.id'),
  )
  let cached: Promise<CachedColumns> | undefined

  async function load(versions: Versions): Promise<CachedColumns> {
    const columns = new BusinessColumns()
    const change = (await lastChange.get({}))?.id ?? 0
    for (let last = 0, isDone = false; !isDone;) {
      const rows = await page.all({ last, limit: ROWS_AT_ONCE })
      for (const row of rows) columns.upsert(row)
      last = rows.at(-1)?.id ?? last
      isDone = rows.length < ROWS_AT_ONCE
    }
    return { columns, versions, change }
  }

  async function refresh(from: CachedColumns, versions: Versions): Promise<CachedColumns> {
    const { columns } = from
    let { change: last } = from
    for (const { change, business_id, ...row } of await changes.all({ last })) {
      if (row.id === null) columns.remove(business_id)
      else columns.upsert(row as ColumnRow)
      last = change
    }
    return { columns, versions, change: last }
  }

  /** Each read follows the one requested before it. On another timeline, loads everything again. */
  const next = async (
    before: Promise<CachedColumns> | undefined,
    versions: Versions,
  ): Promise<CachedColumns> => {
    const from = await before?.catch(() => undefined)
    if (from === undefined) return load(versions)
    if (from.versions.value >= versions.value) return from
    return from.versions.timeline === versions.timeline ? refresh(from, versions) : load(versions)
  }

  return async ({ versions }) => {
    cached = next(cached, versions)
    return (await cached).columns
  }
}

interface CachedColumns {
  readonly columns: BusinessColumns
  /** The versions that they were read at. */
  readonly versions: Versions
  /** The last change that they include. */
  readonly change: number
}
