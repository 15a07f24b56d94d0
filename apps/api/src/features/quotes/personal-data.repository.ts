import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { QuoteRequestRow } from './quotes.table.ts'

export const findQuotesOf = (db: Kysely<Database>, email: string): Promise<QuoteRequestRow[]> =>
  db.selectFrom('quote_requests').selectAll().where('email', '=', email).orderBy('id').execute()

export const findServicesOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('quote_services')
    .innerJoin('quote_requests', 'quote_requests.id', 'quote_services.quote_id')
    .select(['quote_requests.reference', 'quote_services.name', 'quote_services.price_cents'])
    .where('quote_requests.email', '=', email)
    .orderBy('quote_services.quote_id')
    .orderBy('quote_services.position')
    .execute()

/** The quotes that were sent to an address. */
export const findOffersOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('quote_events')
    .innerJoin('quote_requests', 'quote_requests.id', 'quote_events.quote_id')
    .select([
      'quote_requests.reference',
      'quote_events.at',
      'quote_events.amount_cents',
      'quote_events.valid_until',
      'quote_events.items',
    ])
    .where('quote_requests.email', '=', email)
    .where('quote_events.amount_cents', 'is not', null)
    .orderBy('quote_events.id')
    .execute()

/** Keeps the requested services and prices for the accounts, without the requester and their texts. */
export async function anonymizeRequester(trx: Transaction<Database>, email: string): Promise<void> {
  await trx
    .updateTable('quote_requests')
    .set((eb) => ({
      contact_name: '',
      email: '',
      phone: null,
      requirements: '',
      domain_name: null,
      search_text: eb.fn<string>('lower', ['reference']),
    }))
    .where('email', '=', email)
    .execute()
}
