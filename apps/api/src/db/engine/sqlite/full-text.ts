import type SqliteDatabase from 'better-sqlite3'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'
import type { Page } from '../../pagination.ts'
import type { Match } from '../../search/match.ts'
import { MAX_REORDERED, type FullText, type FullTextOptions, type FullTextParams } from '../full-text.ts'
import { toMatchText } from './match-text.ts'
import { prepareRead } from './prepared-read.ts'

/** Rows of a very common word that are ranked, the newest; the rest follow unranked. */
const MAX_WEIGHED = 2_000
/** Reads one FTS5 table: ids are ranked first, so that only the page's rows are fetched. */
export function createFullText<Named extends FullTextParams>(
  { read, sqlite }: { readonly read: Kysely<Database>; readonly sqlite: SqliteDatabase.Database },
  { index, weights, where }: FullTextOptions<Named>,
): FullText<Named> {
  const table = sql.table(index)
  const rowid = sql<number>`${table}.rowid`
  const score = sql`bm25(${table}, ${sql.join(weights.map((weight) => sql.lit(weight)))})`
  const selectMatching = (param: Named & { match: string }) =>
    sql`${table} where ${sql.ref(index)} match ${param.match} and ${where(rowid, param)}`
  const compileMatch = <Row>(query: RawBuilder<Row>) => ({ compile: () => query.compile(read) })

  const best = prepareRead<Named & { match: string } & Page, { id: number; weighed: number }>(
    sqlite,
    (param) =>
      compileMatch(sql`
      with weighed as materialized (
        select rowid as id, ${score} as score from ${selectMatching(param)}
        order by rowid desc limit ${sql.lit(MAX_WEIGHED)}
      )
      select id, (select count(*) from weighed) as weighed from weighed
      order by score, id desc limit ${param.limit} offset ${param.offset}`),
  )
  const some = prepareRead<Named & { match: string; limit: number }, { id: number }>(sqlite, (param) =>
    compileMatch(
      sql`select rowid as id from ${selectMatching(param)} order by rowid desc limit ${param.limit}`,
    ),
  )
  const count = prepareRead<Named & { match: string; limit: number }, { total: number }>(sqlite, (param) =>
    compileMatch(
      sql`select count(*) as total from (select 1 from ${selectMatching(param)} limit ${param.limit})`,
    ),
  )
  // One number per row: objects would take longer than the index.
  const every = sqlite
    .prepare<[string], number>(`select rowid from ${index} where ${index} match ? order by rowid`)
    .pluck()
  const countUpTo = (match: Match, params: Named, limit = -1) =>
    count.get({ ...params, match: toMatchText(match), limit })?.total ?? 0

  return {
    async best(match, page, params) {
      const rows = best.all({ ...params, ...page, match: toMatchText(match) })
      const weighed = rows[0]?.weighed ?? 0
      const isWhole = (weighed > 0 && weighed < MAX_WEIGHED) || (page.offset === 0 && weighed === 0)
      const total = isWhole ? weighed : countUpTo(match, params)
      const ids = rows.map((row) => row.id)
      return {
        ids: page.offset + ids.length < MAX_WEIGHED ? ids : listBeyondRanked(ids, match, page, params),
        total,
      }
    },
    first: async (match, limit, params) =>
      best.all({ ...params, match: toMatchText(match), limit: limit, offset: 0 }).map(({ id }) => id),
    findNewest: async (match, params, limit = MAX_REORDERED) =>
      some.all({ ...params, match: toMatchText(match), limit }).map((row) => row.id),
    count: async (match, params, limit) => countUpTo(match, params, limit),
    hasAny: async (match, params) => countUpTo(match, params, 1) > 0,
    listIds: async (matches) => matches.map((match) => Int32Array.from(every.all(toMatchText(match)))),
    // FTS5 reads all rows of each word.
    isFasterWithFacets: false,
  }

  /** Pages after the ranked rows continue in order of age. */
  function listBeyondRanked(
    ids: readonly number[],
    match: Match,
    page: Page,
    params: Named,
  ): readonly number[] {
    const end = page.offset + page.limit
    const newest = some
      .all({ ...params, match: toMatchText(match), limit: end })
      .slice(Math.max(page.offset + ids.length, MAX_WEIGHED))
    return [...ids, ...newest.map((row) => row.id)].slice(0, page.limit)
  }
}
