import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { ANY_KEYS, matchesRow, toRowFilter } from '#features/businesses/filter.repository.ts'

interface NewBusinessesQuery {
  readonly filter: Filter
  /** Any of these; left out: all. */
  readonly ids?: readonly number[]
  /** First published later than this instant. */
  readonly after: number
  readonly now: number
  readonly limit: number
}

/** Public businesses by their first publication, the newest first. */
export function findNewBusinesses(
  db: Kysely<Database>,
  { filter, ids, after, now, limit }: NewBusinessesQuery,
) {
  let rows = db
    .selectFrom('business_publications')
    .innerJoin('businesses', 'businesses.id', 'business_publications.business_id')
    .select(['businesses.id', 'card', 'published_at'])
    .where('published_at', '>', after)
    .where(matchesRow(toRowFilter(filter, now, ANY_KEYS)))
  for (const column of ['country', 'province', 'category', 'industry'] as const) {
    const value = filter[column]
    if (value !== undefined) rows = rows.where(sql<SqlBool>`${sql.ref(column)} = ${value}`)
  }
  if (ids) rows = rows.where((eb) => isOneOf(eb.ref('businesses.id'), ids))
  return rows.orderBy('published_at', 'desc').orderBy('businesses.id', 'desc').limit(limit).execute()
}
