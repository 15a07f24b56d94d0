import { sql, type Kysely } from 'kysely'

/** The column of filter flags is named after them. SQLite rewrites the indexes and triggers that name it. */
export const filterFlags = {
  async up(db: Kysely<unknown>) {
    await sql`alter table businesses rename column marks to filter_flags`.execute(db)
    await sql`alter table business_counts rename column marks to filter_flags`.execute(db)
  },
}
