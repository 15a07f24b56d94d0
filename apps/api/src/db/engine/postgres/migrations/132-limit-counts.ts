import { sql, type Kysely } from 'kysely'

/** Attempts that several processes count together. Losing them in a crash of the server is acceptable. */
export const limitCounts = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table limit_windows (
        key bytea not null primary key,
        count bigint not null,
        started_at bigint not null,
        ends_at bigint not null
      )`.execute(db)
    await sql`
      create unlogged table limit_attempts (
        key bytea not null primary key,
        times text collate "C" not null,
        ends_at bigint not null
      )`.execute(db)
  },
}
