import { sql, type Kysely } from 'kysely'

/** Offers of a business to another account; one at most waits for each business. */
export const handovers = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table business_handovers (
        business_id integer primary key references businesses (id) on delete cascade,
        owner_id integer not null references users (id) on delete cascade,
        email text not null,
        hash blob not null unique,
        created_at integer not null,
        accepted_at integer
      ) strict`.execute(db)
    await sql`create index business_handovers_by_age on business_handovers (created_at)`.execute(db)
    await sql`create index business_handovers_by_owner on business_handovers (owner_id)`.execute(db)
  },
}
