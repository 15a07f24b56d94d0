import { sql, type Kysely } from 'kysely'

/** An import asks of each row whether the listing is there already, also among those that no list shows. */
export const unlistedNames = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index businesses_unlisted_name on businesses (country, sort_name) where listed = 0`.execute(db)
  },
}
