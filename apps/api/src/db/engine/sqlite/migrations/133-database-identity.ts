import { sql, type Kysely } from 'kysely'

/** The random id that tells a database from copies of it, once there is one. */
export const databaseIdentity = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table database_identity (
        id integer primary key check (id = 1),
        token text not null
      ) strict`.execute(db)
  },
}
