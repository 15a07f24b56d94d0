import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import { requirePublished } from './publication.service.ts'
import { findReceivedById, type Trx } from './reviews.repository.ts'
import { updateVoteCounts, deleteVotes, listVoted, setVote } from './votes.repository.ts'

interface Vote {
  readonly reviewId: number
  readonly userId: number
  readonly isHelpful: boolean
}

/**
 * Records whether somebody finds a published review helpful. Its writer and the owner of the business can't vote. Votes
 * count once the address of the account is confirmed, since anybody can open accounts with invalid addresses.
 */
export async function setHelpful({ store }: Pick<AppContext, 'store'>, vote: Vote): Promise<void> {
  const { reviewId, userId, isHelpful } = vote
  await store.write.transaction().execute(async (trx) => {
    const review = await requirePublished(trx, reviewId)
    if (review.user_id === userId) throw new Problem('forbidden', 'This is your own review')
    if (isHelpful && (await findReceivedById(trx, userId, reviewId)))
      throw new Problem('forbidden', 'This is a review of your own business')
    if (await setVote(trx, vote)) await updateVoteCounts(trx, [reviewId])
  })
}

/** Counts the votes of an account whose address was just confirmed. */
export const updateVoteCountsOf = async (trx: Trx, userId: number): Promise<void> =>
  updateVoteCounts(trx, await listVoted(trx, userId))

/** Withdraws somebody's votes. */
export async function withdrawVotes(trx: Trx, userId: number): Promise<void> {
  const voted = await listVoted(trx, userId)
  await deleteVotes(trx, userId)
  await updateVoteCounts(trx, voted)
}
