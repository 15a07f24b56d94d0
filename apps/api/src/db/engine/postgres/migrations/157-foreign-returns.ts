import { sql, type Kysely } from 'kysely'

/** The part of a card payment in another currency that was refunded before it is recorded. */
export const foreignReturns = {
  async up(db: Kysely<unknown>) {
    await sql`alter table foreign_payments add column returns text collate "C" not null default '[]'`.execute(
      db,
    )
  },
}
