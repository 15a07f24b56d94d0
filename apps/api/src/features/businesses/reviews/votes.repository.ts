import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { type Trx } from './reviews.repository.ts'

/** The ids of the reviews of a business that somebody found helpful. */
export async function findHelpful(
  db: Kysely<Database>,
  userId: number,
  businessId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .select('reviews.id')
    .where('review_votes.user_id', '=', userId)
    .where('reviews.business_id', '=', businessId)
    .orderBy('reviews.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes that somebody finds a review helpful, or no longer; answers whether that changed anything. */
export async function setVote(
  trx: Trx,
  { reviewId, userId, isHelpful }: { reviewId: number; userId: number; isHelpful: boolean },
): Promise<boolean> {
  const own = await trx
    .selectFrom('review_votes')
    .select('review_id')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if ((own !== undefined) === isHelpful) return false
  if (isHelpful) {
    await trx.insertInto('review_votes').values({ review_id: reviewId, user_id: userId }).execute()
  } else {
    await trx
      .deleteFrom('review_votes')
      .where('review_id', '=', reviewId)
      .where('user_id', '=', userId)
      .execute()
  }
  return true
}
