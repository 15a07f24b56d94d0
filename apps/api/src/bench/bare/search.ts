import type SqliteDatabase from 'better-sqlite3'
import { nextPage } from '#db/pagination.ts'
import { paginationHeaders } from '#http/answers/pagination-headers.ts'
import { matchAllWords } from '#db/search/match.ts'
import type { ParsedQuery } from './query.ts'
import type { BareAnswer } from './lists.ts'
import { keyRange } from './search-index.ts'

/** The most matches that are ranked: a common word has too many, and the best of each industry have the first rows. */
export const MAX_RANKED_MATCHES = 1_000

/**
 * The full-text search that measured fastest: row numbers within the filter's range are ranked first, up to
 * `MAX_RANKED_MATCHES`, and only the page's cards are read. A total of as many says that there may be more.
 */
export function openSearch(sqlite: SqliteDatabase.Database) {
  const find = sqlite
    .prepare<unknown[], [string, number]>(
      `with weighed as materialized (
         select rowid as key, bm25(bare_search, 10, 5, 3, 1) as score from bare_search
         where bare_search match +? and rowid between +? and +? limit ${MAX_RANKED_MATCHES}
       ), page as (select key, score from weighed order by score, key limit +? offset +?)
       select '[' || ifnull(group_concat(card, ','), '') || ']', (select count(*) from weighed) from (
         select card from page cross join bare_keys using (key) cross join businesses using (id)
         where public_until > ? order by score, key)`,
    )
    .raw()

  return ({ filter, search, limit, offset }: ParsedQuery, url: string, now: number): BareAnswer => {
    const [json = '[]', total = 0] =
      find.get(matchAllWords(search), ...keyRange(filter), limit, offset, now) ?? []
    return { status: 200, json, headers: paginationHeaders(url, total, nextPage({ limit, offset }, total)) }
  }
}
