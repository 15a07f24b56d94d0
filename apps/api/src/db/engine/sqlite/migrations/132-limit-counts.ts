import { sql, type Kysely } from 'kysely'

/** Attempts that limits count together in several processes: in memory where SQLite serves one, so that these stay empty. */
export const limitCounts = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table limit_windows (
        key blob not null primary key,
        count integer not null,
        started_at integer not null,
        ends_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`
      create table limit_attempts (
        key blob not null primary key,
        times text not null,
        ends_at integer not null
      ) strict, without rowid`.execute(db)
  },
}
