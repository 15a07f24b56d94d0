import { sql, type Kysely } from 'kysely'

/** Moved events: what was before and is now, and how many of their people have been told. */
export const eventChanges = {
  async up(db: Kysely<unknown>) {
    await sql`alter table content add column sequence integer not null default 0 check (sequence >= 0)`.execute(
      db,
    )
    await watchSequence(db)
    await sql`
      create table event_changes (
        id integer primary key autoincrement,
        event_id integer not null references content (id) on delete cascade,
        changed_at integer not null,
        before text not null check (json_valid(before)),
        after text not null check (json_valid(after))
      ) strict`.execute(db)
    await sql`create index event_changes_by_event on event_changes (event_id)`.execute(db)
    await sql`
      create table event_change_notices (
        change_id integer primary key references event_changes (id) on delete cascade,
        told_up_to integer not null,
        is_done integer not null check (is_done in (0, 1))
      ) strict`.execute(db)
  },
}

/** Every column but the number of places raises the public version; the new one too. */
async function watchSequence(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info('content') where name <> 'registrations'`.execute(db)
  await sql`drop trigger content_version_update`.execute(db)
  await sql`
    create trigger content_version_update after update of ${sql.join(rows.map(({ name }) => sql.ref(name)))} on content
    when new.status = 'approved' or old.status = 'approved'
    begin update public_version set value = value + 1 where id = 1; end`.execute(db)
}
