import { sql, type Kysely } from 'kysely'

/** Places at events. An address has one of each; one that was given back may be taken again. */
export const registrations = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table event_registrations (
        id integer primary key autoincrement,
        event_id integer not null references content (id) on delete cascade,
        email text not null,
        name text not null,
        organisation text,
        reference text not null unique,
        token_hash blob not null unique,
        created_at integer not null,
        cancelled_at integer,
        unique (event_id, email)
      ) strict`.execute(db)
  },
}
