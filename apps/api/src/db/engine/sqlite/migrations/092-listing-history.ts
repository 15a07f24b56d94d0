import { sql, type Kysely } from 'kysely'

/** All that listings over time are counted from, so that their long rows are not read. */
export const listingHistory = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index businesses_history
      on businesses (country, province, category, status, created_at, submitted_at, removed_at)`.execute(db)
  },
}
