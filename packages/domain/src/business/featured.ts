import { getAverageRating } from './rating.ts'

/** The fewest reviews and the lowest average of stars that feature a business automatically. */
export const FEATURED_BY_REVIEWS = { reviews: 3, stars: 3.5 } as const

/** Whether reviews feature a business: `sum` is the total of stars of its `count` visible reviews. */
export const isFeaturedByReviews = (sum: number, count: number): boolean =>
  count >= FEATURED_BY_REVIEWS.reviews && (getAverageRating(sum, count) ?? 0) >= FEATURED_BY_REVIEWS.stars
