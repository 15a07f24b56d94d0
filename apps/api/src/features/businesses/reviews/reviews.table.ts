import type { Generated, Selectable } from 'kysely'

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
}

export type ReviewRow = Selectable<ReviewsTable>

/** A review as it is shown: under its author's present name. */
export type PublishedReview = Pick<
  ReviewRow,
  'id' | 'rating' | 'comment' | 'created_at' | 'first_name' | 'last_name'
> & { readonly profile_image_url: string | null }

declare module '#db/database.ts' {
  interface Database {
    reviews: ReviewsTable
  }
}
