import { sql, type Kysely } from 'kysely'

/** Changes of an account's address: one that waits to be confirmed, and those that the old address may still undo. */
export const emailChanges = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table email_changes (
        id integer primary key autoincrement,
        user_id integer not null references users (id) on delete cascade,
        old_email text not null,
        new_email text not null check (new_email = lower(new_email)),
        requested_at integer not null,
        confirmed_at integer
      ) strict`.execute(db)
    await sql`
      create unique index email_changes_waiting on email_changes (user_id) where confirmed_at is null`.execute(
      db,
    )
    await sql`create index email_changes_by_user on email_changes (user_id)`.execute(db)
    await sql`create index email_changes_by_age on email_changes (requested_at)`.execute(db)
    await sql`
      create table email_change_tokens (
        hash blob primary key,
        change_id integer not null references email_changes (id) on delete cascade,
        purpose text not null,
        created_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`create index email_change_tokens_by_change on email_change_tokens (change_id)`.execute(db)
  },
}
