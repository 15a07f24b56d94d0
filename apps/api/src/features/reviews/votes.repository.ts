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

/** The ids of all reviews that somebody found helpful. */
export async function listVoted(db: Kysely<Database>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review_votes')
    .select('review_id')
    .where('user_id', '=', userId)
    .orderBy('review_id')
    .execute()
  return rows.map(({ review_id: id }) => id)
}

export async function deleteVotes(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('review_votes').where('user_id', '=', userId).execute()
}

/** Updates the vote counts of these reviews; only accounts with a confirmed address count. */
export async function updateVoteCounts(trx: Trx, reviewIds: readonly number[]): Promise<void> {
  if (reviewIds.length === 0) return
  await trx
    .updateTable('reviews')
    .set((eb) => ({
      helpful_count: eb
        .selectFrom('review_votes')
        .innerJoin('users', 'users.id', 'review_votes.user_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('review_votes.review_id', '=', 'reviews.id')
        .where('users.email_confirmed_at', 'is not', null),
    }))
    .where('id', 'in', reviewIds)
    .execute()
}

/** Records whether somebody finds a review helpful; returns whether that changed anything. */
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
