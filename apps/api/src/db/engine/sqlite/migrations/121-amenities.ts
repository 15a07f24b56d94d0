import { sql, type Kysely } from 'kysely'

/** What visitors can expect of each business, how they pay and what is brought to them: a bit for each code. */
export const amenities = {
  async up(db: Kysely<unknown>) {
    for (const column of ['amenity_bits', 'payment_bits', 'delivery_bits'])
      await sql
        .raw(`alter table businesses add column ${column} integer not null default 0 check (${column} >= 0)`)
        .execute(db)
  },
}
