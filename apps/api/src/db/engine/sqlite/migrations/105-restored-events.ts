import { sql, type Kysely } from 'kysely'

/** How far those who were told that an event was taken down have been told that it is back. */
export const restoredEvents = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table event_take_down_notices add column back_told_up_to integer not null default 0`.execute(db)
    await sql`
      alter table event_take_down_notices
      add column is_back_told integer not null default 0 check (is_back_told in (0, 1))`.execute(db)
    // Of events that were restored before now, nobody expects an email any more.
    await sql`
      update event_take_down_notices set is_back_told = 1
      where event_id in (select id from content where status <> 'rejected')`.execute(db)
    await sql`
      create index event_take_downs_told on event_take_down_notices (event_id) where is_back_told = 0`.execute(
      db,
    )
  },
}
