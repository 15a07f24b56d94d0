import { sql, type Kysely } from 'kysely'

/** Businesses that people have saved in their accounts. */
export const saves = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table saves (
        user_id integer not null references users (id) on delete cascade,
        business_id integer not null references businesses (id) on delete cascade,
        saved_at integer not null,
        primary key (user_id, business_id)
      ) strict, without rowid`.execute(db)
    await sql`create index saves_in_order on saves (user_id, saved_at desc, business_id desc)`.execute(db)
    await sql`create index saves_by_business on saves (business_id)`.execute(db)
  },
}
