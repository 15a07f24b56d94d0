import { sql, type Kysely } from 'kysely'

/**
 * Drops the indexes of featured listings by province: PostgreSQL reads the few featured ones by those of all provinces, and
 * each write of a listing updates every index of its row.
 */
export const featuredByProvince = {
  async up(db: Kysely<unknown>) {
    for (const order of ['relevance', 'newest', 'rating', 'name'])
      await sql.raw(`drop index businesses_featured_province_${order}`).execute(db)
  },
}
