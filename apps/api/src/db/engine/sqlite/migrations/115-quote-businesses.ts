import { sql, type Kysely } from 'kysely'

/** The listing that gets a plan with a website. */
export const quoteBusinesses = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table quote_requests add column business_id integer references businesses (id) on delete set null`.execute(
      db,
    )
    await sql`
      create index quote_requests_of_business on quote_requests (business_id)
      where business_id is not null`.execute(db)
  },
}
