import type { NewReview, OwnReview } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import type { Page } from '#db/pagination.ts'
import { Problem } from '#shared/problem.ts'
import { requirePublic, type FindProfile } from '#features/businesses/profile/profile.service.ts'
import {
  countWritten,
  deleteRow,
  findWritten,
  findWrittenById,
  hasReviewed,
  insertReview,
  updateReview,
} from './reviews.repository.ts'
import { removeRating } from './publication.service.ts'
import type { OfBusiness, ReviewRow } from './reviews.table.ts'
import { getEditableUntil, toOwnReview } from './reviews.view.ts'

type Trx = Transaction<Database>
type Context = Pick<AppContext, 'store' | 'now'>

/** The author, with the name that is kept with the review. */
interface Author {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
}

interface ReviewRequest {
  readonly idOrSlug: string
  readonly input: NewReview
  readonly idempotencyKey: string | null
  /** Stores the review, unless a limit of its author is reached. */
  readonly withLimit: <Result>(store: () => Promise<Result>) => Promise<Result>
}

/** Stores a review of a public business, pending a decision. */
export async function createReview(
  { store, now }: Context,
  findProfile: FindProfile,
  author: Author,
  { idOrSlug, input, idempotencyKey, withLimit }: ReviewRequest,
): Promise<OwnReview> {
  const at = now()
  const business = await requirePublic(findProfile, idOrSlug, at)
  if (business.owner_id === author.id) {
    throw new Problem('forbidden', 'This is your own business. You can reply to its reviews')
  }
  const request = {
    userId: author.id,
    key: idempotencyKey,
    call: 'POST /api/businesses/reviews',
    body: { ...input, business: business.id },
    now: at,
  }
  return store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, () =>
      withLimit(async () => {
        if (await hasReviewed(trx, author.id, business.id)) {
          throw new Problem('conflict', 'You have already reviewed this business. You can change that review')
        }
        const id = await insertReview(trx, {
          business_id: business.id,
          user_id: author.id,
          first_name: author.firstName,
          last_name: author.lastName,
          ...input,
          status: 'pending',
          created_at: at,
          submitted_at: at,
        })
        return readOwn(trx, author.id, id)
      }),
    ),
  )
}

/** Changes a review; the published version stays until the change is approved. */
export async function editReview(
  { store, now }: Context,
  userId: number,
  id: number,
  { rating, comment }: NewReview,
): Promise<OwnReview> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const review = await requireOwn(trx, userId, id)
    if (at > getEditableUntil(review)) {
      throw new Problem('conflict', 'A review can be changed for 30 days. You can still delete it')
    }
    const change =
      review.status === 'published'
        ? { waiting_rating: rating, waiting_comment: comment }
        : { rating, comment, status: 'pending' as const }
    await updateReview(trx, id, {
      ...change,
      submitted_at: at,
      rejection_reason: null,
      rejection_note: null,
    })
    return readOwn(trx, userId, id)
  })
}

/** Deletes a review with its reply; its rating no longer counts. */
export async function deleteReview(
  { store }: Pick<AppContext, 'store'>,
  userId: number,
  id: number,
): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    await removeRating(trx, await requireOwn(trx, userId, id))
    await deleteRow(trx, id)
  })
}

/** Somebody's reviews in every state, the newest first. */
export async function listOwnReviews(
  { store: { read } }: Pick<AppContext, 'store'>,
  userId: number,
  business: number | undefined,
  page: Page,
): Promise<{ items: OwnReview[]; total: number }> {
  return {
    items: (await findWritten(read, userId, business, page)).map(toOwnReview),
    total: await countWritten(read, userId, business),
  }
}

async function requireOwn(trx: Trx, userId: number, id: number): Promise<ReviewRow & OfBusiness> {
  const review = await findWrittenById(trx, userId, id)
  if (!review) throw new Problem('not-found', 'Review not found')
  return review
}

const readOwn = async (trx: Trx, userId: number, id: number): Promise<OwnReview> =>
  toOwnReview(await requireOwn(trx, userId, id))
