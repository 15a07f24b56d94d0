import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import { requirePublished } from './publication.service.ts'
import { findReceivedById, type Trx } from './reviews.repository.ts'
import { countVotes, deleteVotes, listVoted, setVote } from './votes.repository.ts'

interface Vote {
  readonly reviewId: number
  readonly userId: number
  readonly isHelpful: boolean
}

/**
 * Records that somebody finds a published review helpful, or no longer; once each. Neither its writer nor the owner of the
 * business does: what is most useful is for others to say. It counts once the address of the account is confirmed, since
 * anybody opens accounts with addresses of nobody.
 */
export async function setHelpful({ store }: Pick<AppContext, 'store'>, vote: Vote): Promise<void> {
  const { reviewId, userId, isHelpful } = vote
  await store.write.transaction().execute(async (trx) => {
    const review = await requirePublished(trx, reviewId)
    if (review.user_id === userId) throw new Problem('forbidden', 'This is your own review')
    if (isHelpful && (await findReceivedById(trx, userId, reviewId)))
      throw new Problem('forbidden', 'This is a review of your own business')
    if (await setVote(trx, vote)) await countVotes(trx, [reviewId])
  })
}

/** Counts what an account found helpful, after its address was confirmed. */
export const countVotesOf = async (trx: Trx, userId: number): Promise<void> =>
  countVotes(trx, await listVoted(trx, userId))

/** Takes somebody's votes back. */
export async function withdrawVotes(trx: Trx, userId: number): Promise<void> {
  const voted = await listVoted(trx, userId)
  await deleteVotes(trx, userId)
  await countVotes(trx, voted)
}
