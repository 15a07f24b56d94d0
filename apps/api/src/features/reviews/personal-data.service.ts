import type { PersonalData } from '#db/personal-data.ts'
import { removeRating } from './publication.service.ts'
import { withdrawVotes } from './helpful.service.ts'
import { findReviewsBy, findReviewRowsBy, deleteReviewsBy, findVotesBy } from './personal-data.repository.ts'

/** Somebody's reviews of businesses, and the reviews that they found helpful. Reviews are deleted with their author. */
export const reviewsData: PersonalData = {
  name: 'reviews',
  read: async (db, { id }) => ({
    written: (await findReviewsBy(db, id)).map(({ business_id: _business, user_id: _user, ...row }) => row),
    foundHelpful: await findVotesBy(db, id),
  }),
  async erase(trx, { id }) {
    for (const review of await findReviewRowsBy(trx, id)) await removeRating(trx, review)
    await deleteReviewsBy(trx, id)
    await withdrawVotes(trx, id)
  },
}
