import type { Review } from '@portal/domain/contract'
import type { PublishedReview } from './reviews.table.ts'

export const toReview = (row: PublishedReview): Review => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  createdAt: new Date(row.created_at).toISOString(),
  user: { firstName: row.first_name, lastName: row.last_name, profileImageUrl: row.profile_image_url },
})
