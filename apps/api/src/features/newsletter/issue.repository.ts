import type { CountryCode } from '@portal/domain/place'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { IssueRow, NewsletterIssuesTable } from './newsletter.table.ts'

type Trx = Transaction<Database>

/** The last issue that was due by an instant. */
export const findLastIssue = (db: Kysely<Database>, by: number): Promise<IssueRow | undefined> =>
  db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('due_at', '<=', by)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The issue with emails still to enqueue. */
export const findUnfinishedIssue = (db: Kysely<Database>): Promise<IssueRow | undefined> =>
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

export const getIssue = (db: Kysely<Database>, id: number): Promise<IssueRow> =>
  db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export async function updateIssue(
  trx: Trx,
  id: number,
  changes: Partial<Pick<IssueRow, 'last_subscriber_id' | 'letters' | 'finished_at'>>,
): Promise<void> {
  await trx.updateTable('newsletter_issues').set(changes).where('id', '=', id).execute()
}

/** A recipient of an issue. */
export interface IssueRecipient {
  readonly id: number
  readonly email: string
  readonly country: CountryCode | null
}

/** The next subscribers who had confirmed when the issue was created and have no email of it yet. */
export async function findNextRecipients(
  trx: Trx,
  { last_subscriber_id, until }: IssueRow,
  limit: number,
): Promise<IssueRecipient[]> {
  const rows = await trx
    .selectFrom('subscribers')
    .select(['id', 'email', 'country'])
    .where('id', '>', last_subscriber_id)
    .where('confirmed_at', 'is not', null)
    .where('confirmed_at', '<=', until)
    .where('left_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ email, ...rest }) => (email === null ? [] : [{ ...rest, email }]))
}
