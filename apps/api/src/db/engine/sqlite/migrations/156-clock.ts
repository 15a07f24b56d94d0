import { sql, type Kysely } from 'kysely'

/**
 * The last trusted time, which each check compares the clock with: initially that of the newest write, 0 in a new database.
 */
export const clock = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table clock (
        id integer primary key check (id = 1),
        trusted_at integer not null
      ) strict`.execute(db)
    await sql`
      insert into clock (id, trusted_at) select 1, max(at) from (
        select coalesce(max(checked_at), 0) as at from readiness
        union all select coalesce(max(created_at), 0) from users
        union all select coalesce(max(used_at), 0) from sessions
        union all select coalesce(max(created_at), 0) from outbox
      )`.execute(db)
  },
}
