import { sql, type Kysely } from 'kysely'

/** The random id that distinguishes a database from its copies, once it has one. */
export const databaseIdentity = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table database_identity (
        id bigint not null primary key check (id = 1),
        token text collate "C" not null
      )`.execute(db)
  },
}
