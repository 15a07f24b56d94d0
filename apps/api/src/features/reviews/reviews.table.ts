import type { Generated, Selectable } from 'kysely'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

export interface ReviewsTable {
  id: Generated<number>
  business_id: number
  /** Null once the account is gone; the names stay as they were. */
  user_id: number | null
  first_name: string
  last_name: string
  rating: number
  comment: string
  status: 'pending' | 'published' | 'refused'
  created_at: number
  /** When it was sent in, or last changed: the queue's order. */
  submitted_at: number
  /** When a change was published; null while it is as it was first written. */
  edited_at: Generated<number | null>
  /** A change to a published review that waits for a decision: both are set, or neither. */
  waiting_rating: Generated<number | null>
  waiting_comment: Generated<string | null>
  /** Why it, or its last change, was refused. */
  rejection_reason: Generated<string | null>
  rejection_note: Generated<string | null>
  /** What the owner of the business answers in public. */
  reply: Generated<string | null>
  replied_at: Generated<number | null>
  /** How many rows of `review_votes` it has of accounts with a confirmed address. */
  helpful_count: Generated<number>
}

/** Who found a review helpful. */
export interface ReviewVotesTable {
  review_id: number
  user_id: number
}

export type ReviewRow = Selectable<ReviewsTable>

/** A review as it is shown: under its author's present name. */
export type PublishedReview = Pick<
  ReviewRow,
  | 'id'
  | 'rating'
  | 'comment'
  | 'created_at'
  | 'edited_at'
  | 'reply'
  | 'replied_at'
  | 'helpful_count'
  | 'first_name'
  | 'last_name'
> & { readonly profile_image_url: string | null }

/** What people know the reviewed business by. */
export interface OfBusiness {
  readonly business_id: number
  readonly business_name: BusinessRow['name']
  readonly business_slug: BusinessRow['slug']
}

declare module '#db/database.ts' {
  interface Database {
    reviews: ReviewsTable
    review_votes: ReviewVotesTable
  }
}
