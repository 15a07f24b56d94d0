import { sql, type Kysely } from 'kysely'

/**
 * Businesses that their owners pause, or delete for good after a while. What is listed follows `hidden_at`, which is
 * derived: a suspension by an administrator and a pause are told apart, and one does not end with the other.
 */
export const pausesAndDeletions = {
  async up(db: Kysely<unknown>) {
    // SQLite rewrites the generated column, the indexes and the triggers that name it.
    await sql`alter table businesses rename column suspended_at to hidden_at`.execute(db)
    await sql`alter table businesses add column suspended_at integer`.execute(db)
    await sql`alter table businesses add column paused_at integer`.execute(db)
    await sql`alter table businesses add column restorable_until integer`.execute(db)
    await sql`update businesses set suspended_at = hidden_at where hidden_at is not null`.execute(db)
    await sql`
      create index businesses_restorable on businesses (restorable_until)
      where restorable_until is not null`.execute(db)
  },
}
