import type { CountryCode } from '@portal/domain/place'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { IssueRow, NewsletterIssuesTable } from './newsletter.table.ts'

type Trx = Transaction<Database>

/** The last issue that was due by then. */
export const lastIssue = (db: Kysely<Database>, by: number): Promise<IssueRow | undefined> =>
  db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('due_at', '<=', by)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The issue that was begun and has emails left to write. */
export const unfinishedIssue = (db: Kysely<Database>): Promise<IssueRow | undefined> =>
  db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()

export const insertIssue = (
  trx: Trx,
  issue: Pick<Insertable<NewsletterIssuesTable>, 'due_at' | 'since' | 'until'>,
): Promise<IssueRow> =>
  trx
    .insertInto('newsletter_issues')
    .values({ ...issue, finished_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findIssue = (db: Kysely<Database>, id: number): Promise<IssueRow> =>
  db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export async function changeIssue(
  trx: Trx,
  id: number,
  changes: Partial<Pick<IssueRow, 'last_subscriber_id' | 'letters' | 'finished_at'>>,
): Promise<void> {
  await trx.updateTable('newsletter_issues').set(changes).where('id', '=', id).execute()
}

/** Somebody who gets an issue. */
export interface Recipient {
  readonly id: number
  readonly email: string
  readonly country: CountryCode | null
}

/** The next who had confirmed when the issue was made and have no email yet. */
export async function nextRecipients(
  trx: Trx,
  { last_subscriber_id, until }: IssueRow,
  most: number,
): Promise<Recipient[]> {
  const rows = await trx
    .selectFrom('subscribers')
    .select(['id', 'email', 'country'])
    .where('id', '>', last_subscriber_id)
    .where('confirmed_at', 'is not', null)
    .where('confirmed_at', '<=', until)
    .where('left_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.flatMap(({ email, ...rest }) => (email === null ? [] : [{ ...rest, email }]))
}

/** What an issue may tell about, of one kind. Instants in milliseconds. */
export interface Entry {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: string
  /** JSON: country codes; an empty list is the whole region. */
  readonly countries: string
  readonly publishedAt: number
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly timeZone: string | null
  readonly isSample: 0 | 1
}

/** More than any email shows. */
const MOST = 200

const entries = (db: Kysely<Database>, kind: 'news' | 'event' | 'tender') =>
  db
    .selectFrom('content')
    .select([
      'slug',
      'title',
      'summary',
      'category',
      'countries',
      'published_at as publishedAt',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'time_zone as timeZone',
      'is_sample as isSample',
    ])
    .where('kind', '=', kind)
    .where('status', '=', 'approved')
    .limit(MOST)

/** A span of time, its begin left out. */
interface Span {
  readonly after: number
  readonly until: number
}

/** Articles published in a span, the newest first. */
export const articlesIn = (db: Kysely<Database>, { after, until }: Span): Promise<Entry[]> =>
  entries(db, 'news')
    .where('published_at', '>', after)
    .where('published_at', '<=', until)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Events that begin in a span, as far as they show at its begin, the next one first. */
export const eventsIn = (db: Kysely<Database>, { after, until }: Span): Promise<Entry[]> =>
  entries(db, 'event')
    .where('starts_at', '>', after)
    .where('starts_at', '<=', until)
    .where('published_at', '<=', after)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

/** Tenders that close in a span, as far as they show at its begin, the next one first. */
export const tendersIn = (db: Kysely<Database>, { after, until }: Span): Promise<Entry[]> =>
  entries(db, 'tender')
    .where('ends_at', '>', after)
    .where('ends_at', '<=', until)
    .where('published_at', '<=', after)
    .orderBy('ends_at')
    .orderBy('id')
    .execute()
