import { QUOTE_REMINDER_LEAD, type QuoteMailKind } from '@portal/domain/quote'
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { QuoteMailsTable } from './quotes.table.ts'

type Trx = Transaction<Database>

/** The event with the current quote of a request. */
const CURRENT_OFFER = sql<number>`(
  select max(quote_events.id) from quote_events
  where quote_events.quote_id = quote_requests.id and quote_events.status = 'quoted')`

interface DueSearch {
  readonly kind: QuoteMailKind
  readonly asOf: number
  /** Starts after this request. */
  readonly after: number
  readonly limit: number
}

/** Requests with an open quote and a mail that is due and not yet written, by id. */
export async function findDueQuotes(
  db: Kysely<Database>,
  { kind, asOf, after, limit }: DueSearch,
): Promise<number[]> {
  const rows = await db
    .selectFrom('quote_requests')
    .select('quote_requests.id')
    // A literal, so that the partial index is used.
    .where(sql<SqlBool>`quote_requests.status = 'quoted'`)
    .where('offer_ends_at', '<=', kind === 'ending' ? asOf + QUOTE_REMINDER_LEAD : asOf)
    .$if(kind === 'ending', (quotes) => quotes.where('offer_ends_at', '>', asOf))
    .where('quote_requests.id', '>', after)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('quote_mails')
            .select('quote_mails.kind')
            .where('quote_mails.kind', '=', kind)
            .where('quote_mails.offer_id', '=', CURRENT_OFFER),
        ),
      ),
    )
    .orderBy('quote_requests.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findQuoteMailKinds(trx: Trx, offerId: number): Promise<QuoteMailKind[]> {
  const rows = await trx.selectFrom('quote_mails').select('kind').where('offer_id', '=', offerId).execute()
  return rows.map(({ kind }) => kind)
}

export async function insertQuoteMail(trx: Trx, mail: QuoteMailsTable): Promise<void> {
  await trx.insertInto('quote_mails').values(mail).execute()
}

/** Marks due mails of a kind as skipped. */
export async function skipDueQuoteMails(trx: Trx, kind: QuoteMailKind, now: number): Promise<void> {
  const lead = kind === 'ending' ? QUOTE_REMINDER_LEAD : 0
  await sql`
    insert into quote_mails (offer_id, kind, at, is_sent)
    select id, ${kind}, ${now}, 0 from quote_events where offer_ends_at <= ${now + lead}
    on conflict do nothing`.execute(trx)
}
