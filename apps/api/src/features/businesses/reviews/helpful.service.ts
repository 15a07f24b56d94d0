import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import { requirePublished } from './publication.service.ts'
import { findReceivedById, updateReview } from './reviews.repository.ts'
import { setVote } from './votes.repository.ts'

interface Vote {
  readonly reviewId: number
  readonly userId: number
  readonly isHelpful: boolean
}

/**
 * Notes that somebody finds a published review helpful, or no longer; once each. Neither its writer nor the owner of the
 * business does: what is most useful is for others to say.
 */
export async function setHelpful({ store }: Pick<AppContext, 'store'>, vote: Vote): Promise<void> {
  const { reviewId, userId, isHelpful } = vote
  await store.write.transaction().execute(async (trx) => {
    const review = await requirePublished(trx, reviewId)
    if (review.user_id === userId) throw new Problem('forbidden', 'This is your own review')
    if (isHelpful && (await findReceivedById(trx, userId, reviewId)))
      throw new Problem('forbidden', 'This is a review of your own business')
    if (!(await setVote(trx, vote))) return
    await updateReview(trx, reviewId, { helpful_count: review.helpful_count + (isHelpful ? 1 : -1) })
  })
}
