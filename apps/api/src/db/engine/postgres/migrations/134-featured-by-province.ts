import { sql, type Kysely } from 'kysely'

/**
 * Takes away the indexes of featured listings by province: PostgreSQL reads the few featured ones by those of everywhere,
 * and each write of a listing pays for every index that its row is in.
 */
export const featuredByProvince = {
  async up(db: Kysely<unknown>) {
    for (const order of ['relevance', 'newest', 'rating', 'name'])
      await sql.raw(`drop index businesses_featured_province_${order}`).execute(db)
  },
}
