import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { isPublic } from '#db/visibility.ts'

/** Published reviews of public businesses. */
export async function countPublicReviews(db: Kysely<Database>, now: number): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('reviews.status', '=', sql.lit('published'))
    .where(isPublic(now))
    .executeTakeFirstOrThrow()
  return total
}
