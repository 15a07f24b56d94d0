import { sql, type Kysely } from 'kysely'

/** Temporarily closed businesses come after the open ones. */
export const closedListingsLast = {
  async up(db: Kysely<unknown>) {
    await sql`update businesses set prior = 0 where temporarily_closed = 1`.execute(db)
    await sql`update businesses set prior = 0.001 where temporarily_closed = 0 and prior = 0`.execute(db)
  },
}
