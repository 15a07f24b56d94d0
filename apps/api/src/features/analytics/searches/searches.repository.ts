import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { getRecords } from '#db/json.ts'
import { countDeleted } from '#db/purge.ts'
import type { Span } from '../span.ts'
import type { SearchDaysTable } from './searches.table.ts'

/** Searches of one text on a day; the text is null where it isn't kept. */
export interface CountedSearches extends SearchDaysTable {
  readonly text: string | null
}

/** Texts stored per day at most, whatever programs send. */
const MAX_TEXTS = 5000

const FIELDS = { day: 'text', text: 'text', is_found: 'number', count: 'number' } as const

/** Adds to the counts, of the days and of the texts. */
export const addSearches = (db: Kysely<Database>, rows: readonly CountedSearches[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const added = getRecords(rows, FIELDS)
    await sql`
      insert into search_days (day, is_found, count)
      select day, is_found, sum(count) from ${added} as added
      group by 1, 2
      on conflict (day, is_found) do update set count = search_days.count + excluded.count`.execute(trx)
    await sql`
      insert into search_texts (day, text, is_found, count)
      select day, text, is_found, count from ${added} as added
      where text is not null and (select count(*) from search_texts as kept where kept.day = added.day) < ${MAX_TEXTS}
      on conflict (day, text) do update
      set count = search_texts.count + excluded.count, is_found = excluded.is_found`.execute(trx)
  })

/** Searches by day, the earliest first. */
export async function findSearchDays(
  db: Kysely<Database>,
  { from, to }: Span,
): Promise<{ day: string; searches: number; withoutResult: number }[]> {
  const { rows } = await sql<{ day: string; searches: number; withoutResult: number }>`
    select day, sum(count) as searches, sum(case when is_found = 1 then 0 else count end) as "withoutResult"
    from search_days where day between ${from} and ${to} group by day order by day`.execute(db)
  return rows
}

interface FoundText {
  readonly text: string
  readonly count: number
  /** As on the last day. */
  readonly isFound: 0 | 1
  readonly lastDay: string
}

/** Texts of a span that were searched for at least `minCount` times, the most frequent first. */
export async function findSearchTexts(
  db: Kysely<Database>,
  { from, to }: Span,
  { minCount, limit, isFound = null }: { minCount: number; limit: number; isFound?: 0 | 1 | null },
): Promise<FoundText[]> {
  const { rows } = await sql<FoundText>`
    with asked as (
      select text, sum(count) as count, max(day) as last_day
      from search_texts where day between ${from} and ${to}
      group by text having sum(count) >= ${minCount}
    )
    select asked.text, asked.count, is_found as "isFound", last_day as "lastDay"
    from asked join search_texts as last on last.text = asked.text and last.day = last_day
    where ${isFound} is null or is_found = ${isFound}
    order by asked.count desc, asked.text limit ${limit}`.execute(db)
  return rows
}

/** Deletes at most `limit` rows of texts from before a day; returns how many. */
export const deleteTextsBefore = (db: Kysely<Database>, day: string, limit: number): Promise<number> =>
  countDeleted(
    db
      .deleteFrom('search_texts')
      .where(
        sql<boolean>`(day, text) in (select day, text from search_texts where day < ${day} limit ${limit})`,
      ),
  )

/** Deletes at most `limit` rows from before a day whose text was searched for less than `minCount` times in all. */
export const deleteRareTexts = (
  db: Kysely<Database>,
  day: string,
  minCount: number,
  limit: number,
): Promise<number> =>
  countDeleted(
    db.deleteFrom('search_texts').where(sql<boolean>`(day, text) in (
      select day, text from search_texts as old
      where day < ${day} and (select sum(count) from search_texts where text = old.text) < ${minCount}
      limit ${limit})`),
  )
