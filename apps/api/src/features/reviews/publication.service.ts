import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import type { ReviewRecord } from './reviews.record.ts'
import { findReview, insertRows, updateReview } from './reviews.repository.ts'
import type { ReviewRow } from './reviews.table.ts'

/** Stores reviews; published ones count in their businesses' ratings at once. */
export async function insertReviews(
  trx: Transaction<Database>,
  records: readonly ReviewRecord[],
): Promise<void> {
  if (records.length === 0) return
  const rows = records.map((record) => ({
    business_id: record.businessId,
    user_id: record.userId ?? null,
    first_name: record.firstName,
    last_name: record.lastName,
    rating: record.rating,
    comment: record.comment,
    status: record.status ?? 'published',
    created_at: record.createdAt,
    submitted_at: record.createdAt,
    reply: record.reply?.text ?? null,
    replied_at: record.reply?.at ?? null,
  }))
  await insertRows(trx, rows)
  const published = rows.filter((row) => row.status === 'published')
  for (const [id, ratings] of Map.groupBy(published, (row) => row.business_id)) {
    const sum = ratings.reduce((total, { rating }) => total + rating, 0)
    await changeRatings(trx, id, { sum, count: ratings.length })
  }
}

/** A published review; throws if there is none. */
export async function requirePublished(trx: Transaction<Database>, id: number): Promise<ReviewRow> {
  const review = await findReview(trx, id)
  if (review?.status !== 'published') throw new Problem('not-found', 'Review not found')
  return review
}

/** A review for a decision; throws if there is none. */
export async function requireReviewForDecision(trx: Transaction<Database>, id: number): Promise<ReviewRow> {
  const review = await findReview(trx, id)
  if (!review) throw new Problem('not-found', 'Review not found')
  return review
}

/** Publishes a review, or its waiting change; returns the updated row. */
export async function approveReview(
  trx: Transaction<Database>,
  review: ReviewRow,
  at: number,
): Promise<ReviewRow> {
  const { id, waiting_rating, waiting_comment } = review
  const reasons = { rejection_reason: null, rejection_note: null }
  if (review.status !== 'published') {
    const after = await updateReview(trx, id, { status: 'published', ...reasons })
    await changeRatings(trx, review.business_id, { sum: review.rating, count: 1 })
    return after
  }
  if (waiting_rating === null || waiting_comment === null) return review
  await changeRatings(trx, review.business_id, { sum: waiting_rating - review.rating, count: 0 })
  return updateReview(trx, id, {
    ...reasons,
    rating: waiting_rating,
    comment: waiting_comment,
    waiting_rating: null,
    waiting_comment: null,
    edited_at: at,
  })
}

/** Rejects a review, or its waiting change, which leaves the published text. Returns the updated row. */
export function rejectReview(
  trx: Transaction<Database>,
  review: ReviewRow,
  { reason, note }: { readonly reason: string | null; readonly note: string | null },
): Promise<ReviewRow> {
  const reasons = { rejection_reason: reason, rejection_note: note }
  return review.status === 'published'
    ? updateReview(trx, review.id, { ...reasons, waiting_rating: null, waiting_comment: null })
    : updateReview(trx, review.id, { ...reasons, status: 'refused' })
}

/** Takes down a published review with its waiting change; its rating no longer counts. */
export async function takeDownReview(
  trx: Transaction<Database>,
  review: ReviewRow,
  { reason, note }: { readonly reason: string | null; readonly note: string | null },
): Promise<ReviewRow> {
  await withdrawReview(trx, review.id)
  return updateReview(trx, review.id, { rejection_reason: reason, rejection_note: note })
}

/** Undoes a decision, including its effect on the rating of the business. */
export async function restoreReview(
  trx: Transaction<Database>,
  id: number,
  before: Partial<ReviewRow>,
): Promise<void> {
  const present = await requireReviewForDecision(trx, id)
  const restored = await updateReview(trx, id, before)
  const [counted, counts] = [getPublishedRating(present), getPublishedRating(restored)]
  await changeRatings(trx, present.business_id, {
    sum: counts.sum - counted.sum,
    count: counts.count - counted.count,
  })
}

const getPublishedRating = ({ status, rating }: ReviewRow) =>
  status === 'published' ? { sum: rating, count: 1 } : { sum: 0, count: 0 }

/** The columns that decisions change; undoing one requires them unchanged since. */
export function toDecisionState({ helpful_count: _count, ...state }: ReviewRow): Partial<ReviewRow> {
  return state
}

/**
 * Sets a review to `refused` without a reason, and removes its waiting change and its rating. Returns its earlier status.
 */
export async function withdrawReview(
  trx: Transaction<Database>,
  id: number,
): Promise<ReviewRow['status'] | null> {
  const before = await findReview(trx, id)
  if (!before || before.status === 'refused') return before?.status ?? null
  await updateReview(trx, id, { status: 'refused', waiting_rating: null, waiting_comment: null })
  await removeRating(trx, before)
  return before.status
}

/** Removes a published review's rating from that of its business. */
export async function removeRating(trx: Transaction<Database>, review: ReviewRow): Promise<void> {
  if (review.status === 'published')
    await changeRatings(trx, review.business_id, { sum: -review.rating, count: -1 })
}

async function changeRatings(
  trx: Transaction<Database>,
  businessId: number,
  by: { readonly sum: number; readonly count: number },
): Promise<void> {
  const business = await findBusiness(trx, businessId)
  if (!business) throw new Error(`There is no business ${businessId} to be reviewed`)
  await changeBusiness(trx, businessId, {
    rating_sum: business.rating_sum + by.sum,
    published_review_count: business.published_review_count + by.count,
  })
}
