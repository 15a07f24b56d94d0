import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Store } from './open-store.ts'
import type { Page } from '../pagination.ts'
import { prepareRead } from './prepared-read.ts'

/** Rows of a very common word that are weighed against each other, the newest; the rest stand behind them. */
const MAX_WEIGHED = 2_000
/** Matches that are sorted in another order than relevance; more are walked in that order. */
export const MAX_REORDERED = 10_000

type Params = Readonly<Record<string, string | number>>

interface FullTextOptions<Named extends Params> {
  /** The FTS5 table. */
  readonly index: string
  /** How much a word counts in each of the index's columns. */
  readonly weights: readonly number[]
  /** The condition on the index's rowid for rows that may be found. */
  readonly where: (rowid: RawBuilder<number>, param: Named) => RawBuilder<SqlBool>
}

export interface Found {
  /** Of the page, the best match first. */
  readonly ids: readonly number[]
  readonly total: number
}

export interface FullText<Named extends Params> {
  /** One page of what matches. The match is made by `matchOf`, never by a visitor. */
  best(match: string, page: Page, params: Named): Found
  /** Ids of the best matches, which costs no count of them all. */
  first(match: string, most: number, params: Named): number[]
  /** The newest that match, in no useful order, for somebody else to put in one. */
  some(match: string, params: Named, most?: number): number[]
  /** How many match, counted no further than `most`. */
  count(match: string, params: Named, most?: number): number
}

/** Reads one full-text index: ids are weighed first, so that only the page's rows are fetched afterwards. */
export function openFullText<Named extends Params>(
  { read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>,
  { index, weights, where }: FullTextOptions<Named>,
): FullText<Named> {
  const table = sql.table(index)
  const rowid = sql<number>`${table}.rowid`
  const score = sql`bm25(${table}, ${sql.join(weights.map((weight) => sql.lit(weight)))})`
  const matching = (param: Named & { match: string }) =>
    sql`${table} where ${sql.ref(index)} match ${param.match} and ${where(rowid, param)}`
  const compiled = <Row>(query: RawBuilder<Row>) => ({ compile: () => query.compile(read) })

  const best = prepareRead<Named & { match: string } & Page, { id: number; weighed: number }>(
    readSqlite,
    (param) =>
      compiled(sql`
      with weighed as materialized (
        select rowid as id, ${score} as score from ${matching(param)}
        order by rowid desc limit ${sql.lit(MAX_WEIGHED)}
      )
      select id, (select count(*) from weighed) as weighed from weighed
      order by score, id desc limit ${param.limit} offset ${param.offset}`),
  )
  const some = prepareRead<Named & { match: string; most: number }, { id: number }>(readSqlite, (param) =>
    compiled(sql`select rowid as id from ${matching(param)} order by rowid desc limit ${param.most}`),
  )
  const count = prepareRead<Named & { match: string; most: number }, { total: number }>(readSqlite, (param) =>
    compiled(sql`select count(*) as total from (select 1 from ${matching(param)} limit ${param.most})`),
  )
  const countUpTo = (match: string, params: Named, most = -1) =>
    count.get({ ...params, match, most })?.total ?? 0

  return {
    best(match, page, params) {
      const rows = best.all({ ...params, ...page, match })
      const weighed = rows[0]?.weighed ?? 0
      const isWhole = (weighed > 0 && weighed < MAX_WEIGHED) || (page.offset === 0 && weighed === 0)
      const total = isWhole ? weighed : countUpTo(match, params)
      const ids = rows.map((row) => row.id)
      return { ids: page.offset + ids.length < MAX_WEIGHED ? ids : beyond(ids, match, page, params), total }
    },
    first: (match, most, params) =>
      best.all({ ...params, match, limit: most, offset: 0 }).map(({ id }) => id),
    some: (match, params, most = MAX_REORDERED) => some.all({ ...params, match, most }).map((row) => row.id),
    count: countUpTo,
  }

  /** Pages behind the weighed rows go on in the order in which those were taken. */
  function beyond(ids: readonly number[], match: string, page: Page, params: Named): readonly number[] {
    const end = page.offset + page.limit
    const newest = some
      .all({ ...params, match, most: end })
      .slice(Math.max(page.offset + ids.length, MAX_WEIGHED))
    return [...ids, ...newest.map((row) => row.id)].slice(0, page.limit)
  }
}
