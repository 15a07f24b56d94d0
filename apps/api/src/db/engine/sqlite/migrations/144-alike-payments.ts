import { sql, type Kysely } from 'kysely'

/** Two payments may be equal in all recorded fields: only the key of a request makes it a repeat. */
export const alikePayments = {
  async up(db: Kysely<unknown>) {
    await sql`drop index payments_once`.execute(db)
  },
}
