import { sql, type Kysely } from 'kysely'

/** What was sent in, by when something last happened to it: in this order it is deleted. */
export const retention = {
  async up(db: Kysely<unknown>) {
    await sql`create index inquiries_by_age on inquiries (coalesce(handled_at, created_at))`.execute(db)
    await sql`
      create index business_messages_by_age
      on business_messages (coalesce(answered_at, created_at))`.execute(db)
    await sql`create index reports_by_age on reports (coalesce(decided_at, submitted_at))`.execute(db)
    await sql`
      create index content_sent_in on content (status, submitted_at)
      where submitter_email is not null`.execute(db)
  },
}
