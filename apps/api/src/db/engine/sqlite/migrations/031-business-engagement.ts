import { sql, type Kysely } from 'kysely'

/** Views, taps, messages and saves of businesses, counted by day. */
export const businessEngagement = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table business_engagement (
        business_id integer not null references businesses (id) on delete cascade,
        day text not null,
        kind text not null,
        count integer not null check (count > 0),
        primary key (business_id, day, kind)
      ) strict, without rowid`.execute(db)
  },
}
