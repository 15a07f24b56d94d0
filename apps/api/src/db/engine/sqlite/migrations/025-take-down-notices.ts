import { sql, type Kysely } from 'kysely'

/** How far those with a place at an event have been told that it was taken down. */
export const takeDownNotices = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table event_take_down_notices (
        event_id integer primary key references content (id) on delete cascade,
        taken_down_at integer not null,
        told_up_to integer not null,
        is_done integer not null check (is_done in (0, 1))
      ) strict`.execute(db)
  },
}
