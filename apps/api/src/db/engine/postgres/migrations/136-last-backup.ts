import { sql, type Kysely } from 'kysely'

/** The last backup: every process of a portal reports its age, whichever machine made it. */
export const lastBackup = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table last_backup (
        id bigint not null primary key check (id = 1),
        at bigint not null,
        file text collate "C" not null,
        bytes bigint not null
      )`.execute(db)
  },
}
