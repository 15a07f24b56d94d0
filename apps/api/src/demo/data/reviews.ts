import * as v from 'valibot'
import { line, template } from './fields.ts'

/** Placeholders in reviews, filled for each business. */
const SLOTS = ['town', 'product', 'product2', 'person', 'near', 'day', 'language'] as const
export type ReviewSlot = (typeof SLOTS)[number]

const sentences = v.array(template(SLOTS))
const byStars = v.strictObject({ 1: sentences, 2: sentences, 3: sentences, 4: sentences, 5: sentences })

/** `reviews.yaml`: reviewers, and phrases of reviews. */
export const Reviews = v.strictObject({
  reviewers: v.array(v.strictObject({ firstName: line, lastName: line })),
  /** By the stars given. */
  openings: byStars,
  /** Neutral sentences, which fit any number of stars. */
  additions: sentences,
  /** Owners' replies, by the number of stars. */
  replies: byStars,
})
export type Reviews = v.InferOutput<typeof Reviews>
