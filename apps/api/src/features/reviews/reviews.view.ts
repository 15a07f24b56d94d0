import { REVIEW_LIMITS, type OwnReview, type ReceivedReview, type Review } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { OfBusiness, PublishedReview, ReviewRow } from './reviews.table.ts'

const toInstant = (at: number): string => new Date(at).toISOString()

/** The end of the time in which a review can be changed, in milliseconds. */
export const getEditableUntil = ({ created_at }: Pick<ReviewRow, 'created_at'>): number =>
  created_at + REVIEW_LIMITS.editableDays * DAY

const toReply = ({ reply, replied_at }: Pick<ReviewRow, 'reply' | 'replied_at'>): Review['reply'] =>
  reply === null || replied_at === null ? null : { text: reply, at: toInstant(replied_at) }

const toBusiness = ({ business_id, business_name, business_slug }: OfBusiness): OwnReview['business'] => ({
  id: business_id,
  name: business_name,
  slug: business_slug,
})

/** Others see only the first letter of the last name, as the form tells its writer. */
const toReviewer = (row: PublishedReview): Review['user'] => {
  const [initial = ''] = row.last_name
  return { firstName: row.first_name, lastName: initial, profileImageUrl: row.profile_image_url }
}

export const toReview = (row: PublishedReview): Review => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  createdAt: toInstant(row.created_at),
  editedAt: row.edited_at === null ? null : toInstant(row.edited_at),
  user: toReviewer(row),
  reply: toReply(row),
  helpfulCount: row.helpful_count,
})

/** A review for the owner of the business. */
export const toReceivedReview = (row: PublishedReview & OfBusiness): ReceivedReview => ({
  ...toReview(row),
  business: toBusiness(row),
})

/** The status names that a review's writer sees. */
export const OWN_STATUSES = {
  pending: 'pending',
  published: 'approved',
  refused: 'rejected',
} as const satisfies Record<ReviewRow['status'], OwnReview['status']>

/** A review for its writer. */
export const toOwnReview = (row: ReviewRow & OfBusiness): OwnReview => ({
  id: row.id,
  business: toBusiness(row),
  rating: row.rating,
  comment: row.comment,
  status: OWN_STATUSES[row.status],
  createdAt: toInstant(row.created_at),
  editableUntil: toInstant(getEditableUntil(row)),
  waiting:
    row.waiting_rating === null || row.waiting_comment === null
      ? null
      : { rating: row.waiting_rating, comment: row.waiting_comment, at: toInstant(row.submitted_at) },
  rejection:
    row.rejection_reason === null && row.rejection_note === null
      ? null
      : { reason: row.rejection_reason, note: row.rejection_note },
  reply: toReply(row),
})
