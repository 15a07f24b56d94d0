import { sql, type Kysely } from 'kysely'

export const accounts = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table users (
        id integer primary key autoincrement,
        email text not null unique check (email = lower(email)),
        first_name text not null,
        last_name text not null,
        password_hash text,
        profile_image_url text,
        is_admin integer not null default 0 check (is_admin in (0, 1)),
        created_at integer not null
      ) strict`.execute(db)

    await sql`
      create table sessions (
        key blob primary key,
        user_id integer not null references users (id) on delete cascade,
        created_at integer not null,
        used_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`create index sessions_by_user on sessions (user_id)`.execute(db)
    await sql`create index sessions_by_use on sessions (used_at)`.execute(db)

    await sql`
      create table idempotency_keys (
        user_id integer not null references users (id) on delete cascade,
        key text not null,
        call text not null,
        fingerprint blob not null,
        answer text not null,
        created_at integer not null,
        primary key (user_id, key)
      ) strict`.execute(db)
    await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db)

    await sql`
      create table readiness (
        id integer primary key check (id = 1),
        checked_at integer not null
      ) strict`.execute(db)
    await sql`insert into readiness (id, checked_at) values (1, 0)`.execute(db)
  },
}
