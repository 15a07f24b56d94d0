import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ReviewRow } from './reviews.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const findReviewsBy = (db: Db, userId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .selectAll('reviews')
    .select('businesses.name as business')
    .where('user_id', '=', userId)
    .orderBy('reviews.id')
    .execute()

export const findReviewRowsBy = (trx: Trx, userId: number): Promise<ReviewRow[]> =>
  trx.selectFrom('reviews').selectAll().where('user_id', '=', userId).execute()

export async function deleteReviewsBy(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('reviews').where('user_id', '=', userId).execute()
}

/** The reviews that somebody found helpful. */
export const findVotesBy = (db: Db, userId: number) =>
  db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .select(['review_votes.review_id', 'businesses.name as business'])
    .where('review_votes.user_id', '=', userId)
    .orderBy('review_votes.review_id')
    .execute()
