import type { Generated, Selectable } from 'kysely'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

export interface ReviewsTable {
  id: Generated<number>
  business_id: number
  /** Null once the account is gone; the names stay. */
  user_id: number | null
  first_name: string
  last_name: string
  rating: number
  comment: string
  status: 'pending' | 'published' | 'refused'
  created_at: number
  /** When it was submitted or last changed: the queue's order. */
  submitted_at: number
  /** When a change was published; null without one. */
  edited_at: Generated<number | null>
  /** A waiting change to a published review: both are set, or neither. */
  waiting_rating: Generated<number | null>
  waiting_comment: Generated<string | null>
  /** Why it, or its last change, was refused. */
  rejection_reason: Generated<string | null>
  rejection_note: Generated<string | null>
  /** The owner's public reply. */
  reply: Generated<string | null>
  replied_at: Generated<number | null>
  /** Its number of `review_votes` from accounts with a confirmed address. */
  helpful_count: Generated<number>
}

/** Who found a review helpful. */
export interface ReviewVotesTable {
  review_id: number
  user_id: number
}

export type ReviewRow = Selectable<ReviewsTable>

/** A review with its author's current name. */
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

/** The reviewed business as people recognise it. */
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
