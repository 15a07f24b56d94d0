import { sql, type Kysely } from 'kysely'

/** The last backup: the server tells its age, which another process has made. */
export const lastBackup = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table last_backup (
        id integer primary key check (id = 1),
        at integer not null,
        file text not null,
        bytes integer not null
      ) strict`.execute(db)
  },
}
