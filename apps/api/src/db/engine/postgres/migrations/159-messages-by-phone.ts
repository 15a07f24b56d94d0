import { sql, type Kysely } from 'kysely'

/** Messages to businesses with a phone number instead of an email address. */
export const messagesByPhone = {
  async up(db: Kysely<unknown>) {
    await sql`alter table business_messages alter column email drop not null`.execute(db)
    await sql`alter table business_messages add check (email is not null or phone is not null)`.execute(db)
  },
}
