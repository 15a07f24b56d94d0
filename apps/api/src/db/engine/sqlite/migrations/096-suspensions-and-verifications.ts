import { sql, type Kysely } from 'kysely'

/** Why a listing is suspended, and how, when and by whom a business was verified. */
export const suspensionsAndVerifications = {
  async up(db: Kysely<unknown>) {
    for (const column of [
      'suspension_reason text',
      'suspension_note text',
      'verification_method text',
      'verified_on text',
      'verified_by integer references users (id) on delete set null',
      'verification_note text',
    ])
      await sql.raw(`alter table businesses add column ${column}`).execute(db)
    await sql`
      create index businesses_by_verifier on businesses (verified_by) where verified_by is not null`.execute(
      db,
    )
  },
}
