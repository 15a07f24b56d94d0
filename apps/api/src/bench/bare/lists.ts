import type SqliteDatabase from 'better-sqlite3'
import { nextPage } from '#db/pagination.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { paginationHeaders } from '#http/answers/pagination-headers.ts'
import type { ParsedQuery } from './query.ts'
import type { CachedState } from './public-state.ts'

export interface BareAnswer {
  readonly status: number
  /** Long answers are read as bytes, which then need not be turned into a text and back. */
  readonly json: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

type Cards = [json: Buffer, rows: number, positions: string]
type Statement = SqliteDatabase.Statement<unknown[], Cards>

const ORDER_BY: Readonly<Record<string, string>> = {
  relevance: 'prior desc, id desc',
  newest: 'created_at desc, id desc',
  rating: 'rating_score desc, id desc',
  alphabetical: 'sort_name, id',
}
const NONE = Buffer.from('[]')

/**
 * Lists of cards: one prepared statement for each shape, the cards joined by the database. The plus signs keep SQLite
 * from planning anew for each value.
 */
export function openLists(sqlite: SqliteDatabase.Database) {
  const statements = new Map<string, Statement>()
  const statementOf = (conditions: string, order: string): Statement => {
    const key = conditions + order
    const known = statements.get(key)
    if (known) return known
    const statement = sqlite
      .prepare<unknown[], Cards>(
        `select cast('[' || ifnull(group_concat(card, ','), '') || ']' as blob), count(*),
           group_concat(created_at || '-' || id) from (
             select id, created_at, card from businesses where listed = 1 and +public_until > ? ${conditions}
             order by ${order} limit +? offset +?)`,
      )
      .raw()
    statements.set(key, statement)
    return statement
  }

  return (
    { filter, sort, limit, offset }: ParsedQuery,
    url: string,
    now: number,
    held: CachedState,
  ): BareAnswer => {
    const [conditions, values] = conditionsOf(filter)
    const by = sort ?? 'relevance'
    const row = statementOf(conditions, ORDER_BY[by] ?? '').get(now, ...values, limit, offset)
    const [json = NONE, rows = 0, positions = ''] = row ?? []
    const total = totalOf(held, filter, conditions + values.join())
    const next =
      by !== 'newest'
        ? nextPage({ limit, offset }, total)
        : rows === limit && offset + rows < total
          ? { after: positions.slice(positions.lastIndexOf(',') + 1) }
          : null
    return { status: 200, json, headers: paginationHeaders(url, total, next) }
  }
}

function totalOf({ counts, totals }: CachedState, filter: Filter, key: string): number {
  const known = totals.get(key)
  if (known !== undefined) return known
  const total = counts.total(filter)
  totals.set(key, total)
  return total
}

function conditionsOf({
  country,
  province,
  category,
  industry,
  filterFlags,
  typeFlags,
}: Filter): [string, (string | number)[]] {
  const conditions: string[] = []
  const values: (string | number)[] = []
  const add = (condition: string, value: string | number) => {
    conditions.push(`and ${condition}`)
    values.push(value)
  }
  if (province) add('province = +?', province)
  else if (country) add('country = +?', country)
  if (category) add('category = +?', category)
  else if (industry) add('industry = +?', industry)
  if (filterFlags === 1) conditions.push('and is_featured = 1')
  if (filterFlags === 2) conditions.push('and is_verified = 1')
  if (typeFlags) add('(filter_flags & +?) <> 0', typeFlags)
  return [conditions.join(' '), values]
}
