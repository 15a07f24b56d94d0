import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentKind } from '../content.table.ts'
import { isPublished } from '../published.repository.ts'

/** A span of time without its first instant. Milliseconds. */
export interface Period {
  readonly after: number
  readonly until: number
}

const selectPublished = (db: Kysely<Database>, kind: ContentKind, at: number, limit: number) =>
  db
    .selectFrom('content')
    .select([
      'slug',
      'title',
      'summary',
      'countries',
      'published_at',
      'starts_at',
      'ends_at',
      'time_zone',
      'is_sample',
    ])
    .where('kind', '=', kind)
    .where(isPublished(at))
    .limit(limit)

/** Articles published in a period, the newest first. */
export const findNewArticles = (db: Kysely<Database>, { after, until }: Period, limit: number) =>
  selectPublished(db, 'news', until, limit)
    .where('published_at', '>', after)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Tenders published in a period and open at its end, the next to close first. */
export const findNewTenders = (db: Kysely<Database>, { after, until }: Period, limit: number) =>
  selectPublished(db, 'tender', until, limit)
    .where('published_at', '>', after)
    .where('ends_at', '>', until)
    .orderBy('ends_at')
    .orderBy('id')
    .execute()

/** Events that start in a period and are published at its start, the next one first. */
export const findStartingEvents = (db: Kysely<Database>, { after, until }: Period, limit: number) =>
  selectPublished(db, 'event', after, limit)
    .where('starts_at', '>', after)
    .where('starts_at', '<=', until)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

/** Tenders that close in a period and are published at its start, the next one first. */
export const findClosingTenders = (db: Kysely<Database>, { after, until }: Period, limit: number) =>
  selectPublished(db, 'tender', after, limit)
    .where('ends_at', '>', after)
    .where('ends_at', '<=', until)
    .orderBy('ends_at')
    .orderBy('id')
    .execute()

export type PeriodRow = Awaited<ReturnType<typeof findNewArticles>>[number]
