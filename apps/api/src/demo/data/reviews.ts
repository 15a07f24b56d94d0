import * as v from 'valibot'
import { line, template } from './fields.ts'

/** What a review can leave open, to be filled for each business. */
const SLOTS = ['town', 'product', 'product2', 'person', 'near', 'day', 'language'] as const
export type ReviewSlot = (typeof SLOTS)[number]

const sentences = v.array(template(SLOTS))
const byStars = v.strictObject({ 1: sentences, 2: sentences, 3: sentences, 4: sentences, 5: sentences })

/** `reviews.yaml`: who writes reviews, and what they are put together from. */
export const Reviews = v.strictObject({
  reviewers: v.array(v.strictObject({ firstName: line, lastName: line })),
  /** By the stars given. */
  openings: byStars,
  /** None says how good it was, so that each goes with any stars. */
  additions: sentences,
  /** What owners answer, by the stars that they were given. */
  replies: byStars,
})
export type Reviews = v.InferOutput<typeof Reviews>
