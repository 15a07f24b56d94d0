import { getNextPage } from '@portal/api/src/db/pagination.ts'
import type { Filter } from '@portal/api/src/features/businesses/filter.ts'
import type { BusinessCounts } from '@portal/api/src/features/directory/counts.service.ts'
import { createPaginationHeaders } from '@portal/api/src/http/responses/pagination-headers.ts'
import type SqliteDatabase from 'better-sqlite3'
import type { BareResponse } from './bare-response.ts'

interface ListQuery {
  readonly filter: Filter
  readonly limit: number
  readonly now: number
  readonly counts: BusinessCounts
}

/** Lists of cards: a prepared statement for each combination of filters; the database joins the cards. */
export function createLists(sqlite: SqliteDatabase.Database) {
  // The plus signs keep SQLite from planning again for each value.
  const prepare = (conditions: string) =>
    sqlite
      .prepare<unknown[], Buffer>(
        `select cast('[' || ifnull(group_concat(card, ','), '') || ']' as blob) from (
           select card from businesses where listed = 1 and +public_until > ? ${conditions}
           order by prior desc, id desc limit +?)`,
      )
      .pluck()
  const all = prepare('')
  const byCountry = prepare('and country = +?')
  const byCountryAndCategory = prepare('and country = +? and category = +?')

  return (url: string, { filter, limit, now, counts }: ListQuery): BareResponse => {
    const { country, category } = filter
    const json = category
      ? byCountryAndCategory.get(now, country, category, limit)
      : country
        ? byCountry.get(now, country, limit)
        : all.get(now, limit)
    const total = counts.total(filter)
    const headers = createPaginationHeaders(url, total, getNextPage({ limit, offset: 0 }, total))
    return { status: 200, json: json ?? '[]', headers }
  }
}
