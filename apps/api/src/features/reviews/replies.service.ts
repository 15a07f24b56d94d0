import type { NewReviewReply, ReceivedReview } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { Problem } from '#shared/problem.ts'
import {
  countReceived,
  findReceived,
  findReceivedById,
  updateReview,
  type ReceivedFilter,
} from './reviews.repository.ts'
import { toReceivedReview } from './reviews.view.ts'

/** Published reviews of a person's businesses, the newest first; open ones have no reply. */
export async function listReceivedReviews(
  { store: { read } }: Pick<AppContext, 'store'>,
  ownerId: number,
  filter: ReceivedFilter,
  page: Page,
): Promise<{ items: ReceivedReview[]; total: number }> {
  return {
    items: (await findReceived(read, ownerId, filter, page)).map(toReceivedReview),
    total: await countReceived(read, ownerId, filter),
  }
}

/** Replies to a review in public; replaces an existing reply if it is the one that the owner has read. */
export async function replyToReview(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  ownerId: number,
  id: number,
  { text, replaces }: NewReviewReply,
): Promise<ReceivedReview> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const { reply } = await readReceivedReview(trx, ownerId, id)
    if (replaces !== undefined && replaces !== (reply?.at ?? null) && reply?.text !== text) {
      throw new Problem(
        'conflict',
        'This review has been answered. Read that reply, then save yours if it is still needed',
      )
    }
    await updateReview(trx, id, { reply: text, replied_at: at })
    return readReceivedReview(trx, ownerId, id)
  })
}

export async function deleteReply(
  { store }: Pick<AppContext, 'store'>,
  ownerId: number,
  id: number,
): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    await readReceivedReview(trx, ownerId, id)
    await updateReview(trx, id, { reply: null, replied_at: null })
  })
}

/** A published review of one of a person's businesses. */
export async function readReceivedReview(
  db: Kysely<Database>,
  ownerId: number,
  id: number,
): Promise<ReceivedReview> {
  const row = await findReceivedById(db, ownerId, id)
  if (!row) throw new Problem('not-found', 'Review not found')
  return toReceivedReview(row)
}
