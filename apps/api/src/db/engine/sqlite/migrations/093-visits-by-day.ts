import { sql, type Kysely } from 'kysely'

/** What was done with all businesses together, by day. */
export const visitsByDay = {
  async up(db: Kysely<unknown>) {
    await sql`create index business_engagement_by_day on business_engagement (day, kind, count)`.execute(db)
  },
}
