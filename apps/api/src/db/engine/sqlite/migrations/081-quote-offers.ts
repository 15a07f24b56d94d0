import { sql, type Kysely } from 'kysely'

/** Quotes with an amount and a last day, and the answers of those who asked for them. */
export const quoteOffers = {
  async up(db: Kysely<unknown>) {
    await sql`alter table quote_requests add column offer_ends_at integer`.execute(db)
    await sql`
      alter table quote_events add column by_requester integer not null default 0
        check (by_requester in (0, 1))`.execute(db)
    await sql`
      alter table quote_events add column amount_cents integer check (amount_cents > 0)`.execute(db)
    await sql`alter table quote_events add column valid_until text`.execute(db)
    await sql`alter table quote_events add column offer_ends_at integer`.execute(db)
    await sql`
      alter table quote_events add column items text not null default '[]'
        check (json_valid(items))`.execute(db)
  },
}
