import { getBusinessPath } from '@portal/domain/business'
import type { Difference, Review } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { countWritten, findLastWritten } from './reviews.repository.ts'
import { findSameWords, findWaiting, findWithBusiness, type SubmittedReview } from './submitted.repository.ts'
import type { ReviewRow } from './reviews.table.ts'
import { OWN_STATUSES, toReview } from './reviews.view.ts'

type Db = Kysely<Database>

/** Reviews and changes that wait after a position of the queue; the longest waiting first. */
export const readWaitingReviews = findWaiting

/** A review of any status with its author and business; throws if there is none. */
export async function readSubmittedReview(db: Db, id: number): Promise<SubmittedReview> {
  const row = await findWithBusiness(db, id)
  if (!row) throw new Problem('not-found', 'Review not found')
  return row
}

/** `pending` even while a change to a published review waits. */
export const getReviewStatus = ({ status, waiting_comment }: ReviewRow) =>
  waiting_comment === null ? OWN_STATUSES[status] : 'pending'

/** A review as it will look once its waiting change is published. */
export function previewReview(row: SubmittedReview): Review {
  const isChange = row.waiting_comment !== null
  return toReview({
    ...row,
    rating: row.waiting_rating ?? row.rating,
    comment: row.waiting_comment ?? row.comment,
    edited_at: isChange ? row.submitted_at : row.edited_at,
  })
}

/** The differences between a waiting change and the published review. */
export function findReviewDifferences(row: ReviewRow): Difference[] {
  const { waiting_rating, waiting_comment } = row
  if (waiting_rating === null || waiting_comment === null) return []
  return [
    { field: 'Stars', before: String(row.rating), after: String(waiting_rating) },
    { field: 'Review', before: row.comment, after: waiting_comment },
  ].filter(({ before, after }) => before !== after)
}

/** Reviews of the same business with the same words. */
export const readSameWords = findSameWords

/** A past review and its current status. */
interface PastReview {
  readonly id: number
  readonly businessName: string
  readonly status: (typeof OWN_STATUSES)[ReviewRow['status']]
  /** Milliseconds. */
  readonly submittedAt: number
  /** The profile that shows it; null if it is not published. */
  readonly path: string | null
}

/** Somebody's latest reviews, the newest first. */
export async function readPastReviews(db: Db, userId: number, limit: number): Promise<PastReview[]> {
  const rows = await findLastWritten(db, userId, limit)
  return rows.map(({ id, name, status, submitted_at, ...business }) => ({
    id,
    businessName: name,
    status: OWN_STATUSES[status],
    submittedAt: submitted_at,
    path: status === 'published' ? getBusinessPath(business) : null,
  }))
}

/** The number of somebody's reviews, of any status. */
export const countWrittenReviews = (db: Db, userId: number): Promise<number> =>
  countWritten(db, userId, undefined)
