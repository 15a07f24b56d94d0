import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'
import { textsIn } from '../../json.ts'
import type { Page } from '../../pagination.ts'
import { listWords, type Match } from '../../search/match.ts'
import { MAX_REORDERED, type FullText, type FullTextOptions, type FullTextParams } from '../full-text.ts'
import type { Store } from '../store.ts'
import { toMatchText } from './match-text.ts'
import { prepareRead } from './prepared-read.ts'
import type { ConnectionPool } from './pools.ts'

/** Rows of a very common word that are ranked, the newest; the rest follow unranked. */
const MAX_WEIGHED = 2_000
/** Rows of a word that are counted to find how rare it is. */
const MAX_COUNTED = 20_000
/** The weights of the columns, from D to A. */
const WEIGHTS = '{0.1, 0.3, 0.5, 1}'
/** Divides the rank by the logarithm of the text's length: longer texts repeat words more often. */
const BY_LENGTH = 1

/** Indexes without a table of their own, and where their vectors are. */
const PARTS: Readonly<Record<string, { readonly table: string; readonly vector: string }>> = {
  business_names: { table: 'business_search', vector: 'names' },
}

/** Small indexes, for which planning a read takes longer than the read with any plan. */
const SMALL: ReadonlySet<string> = new Set(['content_search'])

interface Handles {
  readonly read: Kysely<Database>
  readonly pool: Pick<ConnectionPool, 'run'>
  readonly prepareLookup: Store['prepareLookup']
}

/**
 * Reads one table of vectors. Statements on a large table are planned for each set of words: a generic plan would also use
 * the index for a word that every second row has. The weights of columns are stored in the vectors.
 */
export function createFullText<Named extends FullTextParams>(
  { read, pool, prepareLookup }: Handles,
  { index, where }: FullTextOptions<Named>,
): FullText<Named> {
  const planning = { isPlannedEachTime: !SMALL.has(index) }
  const { table: tableName, vector: vectorName } = PARTS[index] ?? { table: index, vector: 'search' }
  const table = sql.table(tableName)
  const id = sql.ref<number>(`${tableName}.id`)
  const vector = sql.ref(vectorName)
  const compileMatch = <Row>(query: RawBuilder<Row>) => ({ compile: () => query.compile(read) })
  const selectMatching = (param: Named & { match: string }) =>
    sql`${table} where ${vector} @@ ${param.match}::tsquery and ${where(id, param)}`

  /** Weighs each word by its rarity; a single word needs no weight and is not looked up. */
  const weighWords = (words: string) => sql`
      rows as (select greatest(reltuples, 1) as amount from pg_class where oid = ${sql.lit(tableName)}::regclass),
      words as materialized (
        select word, ln(1 + greatest(amount - uses, 0) / (uses + 0.5) + 1e-6) as idf
        from (
          select value::tsquery as word, case when count(*) over () = 1 then 0 else (
            select count(*) from (
              select 1 from ${table} where ${vector} @@ value::tsquery limit ${sql.lit(MAX_COUNTED)}
            ) as counted
          ) end as uses from ${textsIn(words)} as asked
        ) as used, rows
      )`
  const byRank = sql`(
        select sum(ts_rank(${sql.lit(WEIGHTS)}::real[], ${vector}, word, ${sql.lit(BY_LENGTH)}) * idf) from words
      ) desc, id desc`
  const best = prepareRead<Named & { match: string; words: string } & Page, { id: number; total: number }>(
    pool,
    (param) =>
      compileMatch(sql`
      with found as materialized (select id from ${selectMatching(param)}),
      newest as materialized (
        select newer.id, texts.${vector} from (select id from found order by id desc limit ${sql.lit(MAX_WEIGHED)}) as newer
        join ${table} as texts on texts.id = newer.id
      ),
      ${weighWords(param.words)}
      select id, (select count(*) from found) as total from newest
      order by ${byRank} limit ${param.limit} offset ${param.offset}`),
    planning,
  )
  /** Like `best` without the total, so that older matches are not read. */
  const first = prepareRead<Named & { match: string; words: string; limit: number }, { id: number }>(
    pool,
    (param) =>
      compileMatch(sql`
      with newest as materialized (
        select id, ${vector} from ${selectMatching(param)} order by id desc limit ${sql.lit(MAX_WEIGHED)}
      ),
      ${weighWords(param.words)}
      select id from newest order by ${byRank} limit ${param.limit}`),
    planning,
  )
  /** Finds matches first: the planner would rather scan rows in order until the limit, which is slow for rare matches. */
  const some = prepareRead<Named & { match: string; limit: number }, { id: number }>(
    pool,
    (param) =>
      compileMatch(sql`
      with found as materialized (select id from ${selectMatching(param)})
      select id from found order by id desc limit ${param.limit}`),
    planning,
  )
  const count = prepareRead<Named & { match: string; limit: number }, { total: number }>(
    pool,
    (param) =>
      compileMatch(
        sql`select count(*) as total from (select 1 from ${selectMatching(param)} limit ${param.limit}) as found`,
      ),
    planning,
  )
  const found = prepareLookup<Named & { match: string }, { found: number }>((param) =>
    compileMatch(sql`select 1 as found from ${selectMatching(param)} limit 1`),
  )
  const every = prepareRead<{ matches: string }, { ids: Buffer | null }>(
    pool,
    (param) =>
      compileMatch(sql`
      select (
        select string_agg(int4send(texts.id::int), '') from ${table} as texts
        where texts.${vector} @@ asked.value::tsquery
      ) as ids from ${textsIn(param.matches)} as asked order by asked.key`),
    planning,
  )
  /** No limit, as a number: the planner expects all rows for a null limit. */
  const ALL = Number.MAX_SAFE_INTEGER
  const upTo = (limit = ALL) => (limit < 0 ? ALL : limit)
  const countUpTo = async (match: Match, params: Named, limit?: number) =>
    (await count.get({ ...params, match: toMatchText(match), limit: upTo(limit) }))?.total ?? 0
  const toTexts = (match: Match) => ({
    match: toMatchText(match),
    words: JSON.stringify(listWords(match).map(toMatchText)),
  })
  const listNewest = async (match: Match, params: Named, limit: number) => {
    const rows = await some.all({ ...params, match: toMatchText(match), limit: upTo(limit) })
    return rows.map((row) => row.id)
  }

  return {
    async best(match, page, params) {
      const { limit, offset } = page
      const rows = await best.all({ ...params, ...toTexts(match), limit, offset })
      const ids = rows.map((row) => row.id)
      const total = rows[0]?.total ?? (page.offset === 0 ? 0 : await countUpTo(match, params))
      const isWhole = ids.length === page.limit || page.offset + ids.length >= Math.min(total, MAX_WEIGHED)
      if (total <= MAX_WEIGHED || (isWhole && page.offset + page.limit <= MAX_WEIGHED)) return { ids, total }
      // Pages after the ranked rows continue in order of age.
      const behind = await listNewest(match, params, page.offset + page.limit)
      return { ids: [...ids, ...behind.slice(Math.max(page.offset + ids.length, MAX_WEIGHED))], total }
    },
    async first(match, limit, params) {
      const rows = await first.all({ ...params, ...toTexts(match), limit: limit })
      return rows.map((row) => row.id)
    },
    findNewest: (match, params, limit = MAX_REORDERED) => listNewest(match, params, limit),
    count: countUpTo,
    hasAny: async (match, params, versions) =>
      (await found({ ...params, match: toMatchText(match) }, versions)).length > 0,
    async listIds(matches) {
      const rows = await every.all({ matches: JSON.stringify(matches.map(toMatchText)) })
      return rows.map(({ ids }) => (ids === null ? new Int32Array() : toIds(ids)))
    },
    // The index intersects words, so that only the remaining rows are read.
    isFasterWithFacets: true,
  }
}

/** Decodes big-endian 32-bit numbers and sorts them: sorting takes the server a quarter of such a read. */
function toIds(bytes: Buffer): Int32Array {
  const copy = Buffer.alloc(bytes.length)
  bytes.copy(copy)
  copy.swap32()
  return new Int32Array(copy.buffer, copy.byteOffset, copy.length / 4).sort()
}
