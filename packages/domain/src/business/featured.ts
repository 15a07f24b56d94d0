import { getAverageRating } from './rating.ts'

/** What features a business without anybody choosing it: at least so many reviews, and so many stars on average. */
export const FEATURED_BY_REVIEWS = { reviews: 3, stars: 3.5 } as const

/** Whether its reviews feature a business: `sum` adds up the stars of `count` reviews that visitors can read. */
export const isFeaturedByReviews = (sum: number, count: number): boolean =>
  count >= FEATURED_BY_REVIEWS.reviews && (getAverageRating(sum, count) ?? 0) >= FEATURED_BY_REVIEWS.stars
