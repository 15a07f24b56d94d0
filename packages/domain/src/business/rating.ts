/** The prior of the Bayesian average: a number of reviews with this rating. */
const PRIOR = { reviews: 5, rating: 3.5 } as const

/**
 * The score that "Top Rated" sorts by: a Bayesian average with five prior reviews of 3.5, so that one review of 5 does
 * not outrank twenty of 4.8. From 0 (no reviews) to 5.
 */
export const getRatingScore = (sum: number, count: number): number =>
  count === 0 ? 0 : (sum + PRIOR.reviews * PRIOR.rating) / (count + PRIOR.reviews)

/** The average rating to one decimal; null without reviews. */
export const getAverageRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10
