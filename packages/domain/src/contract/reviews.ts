import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { body, Id, IdOrSlug, Instant, NoContent, PathId, wholeNumber } from './shared.ts'
import { requiredText } from './submission-fields.ts'

/** Limits of a review and of an owner’s reply, in characters, and the days in which a review can be changed. */
export const REVIEW_LIMITS = { min: 20, max: 2000, editableDays: 30 } as const

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

/** A published review, as everybody sees it. */
export const Review = v.object({
  id: Id,
  rating: Stars,
  comment: v.string(),
  createdAt: Instant,
  /** When its published text last changed; null if it never did. */
  editedAt: v.nullable(Instant),
  user: v.object({
    firstName: v.string(),
    /** Only its first letter. */
    lastName: v.string(),
    profileImageUrl: v.nullable(v.string()),
  }),
  /** The reply of the business’s owner. */
  reply: v.nullable(v.object({ text: v.string(), at: Instant })),
  /** How many people found it helpful. */
  helpfulCount: v.number(),
})
export type Review = v.InferOutput<typeof Review>

export const REVIEW_SORTS = ['newest', 'useful'] as const

/** A page of a business’s reviews, the newest or the most useful first. */
export const ReviewsQuery = v.object({
  sort: v.optional(v.picklist(REVIEW_SORTS, 'Expected newest or useful')),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type ReviewsQuery = v.InferOutput<typeof ReviewsQuery>

/** Everybody. 404 as for the business itself. `X-Total-Count` counts all, `Link` leads to the next page. */
export const listReviews = defineCall({
  method: 'GET',
  path: '/api/businesses/:idOrSlug/reviews',
  summary: 'Published reviews of a business, the newest or the most useful first',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  query: ReviewsQuery,
  responses: { 200: v.array(Review), ...errorResponses(400, 404, 429) },
})

/** The number of reviews for each number of stars, one star first. */
export const ReviewSummary = v.object({
  count: v.number(),
  average: v.nullable(v.number()),
  stars: v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]),
})
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>

/** Everybody. 404 as for the business itself; zeros where its plan shows no reviews. */
export const getReviewSummary = defineCall({
  method: 'GET',
  path: '/api/businesses/:idOrSlug/reviews/summary',
  summary: 'The distribution of stars over the published reviews of a business',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  responses: { 200: ReviewSummary, ...errorResponses(404, 429) },
})

const RATING = 'Please choose 1 to 5 stars'

/** A review as submitted. */
export const NewReview = body({
  rating: v.pipe(v.number(RATING), v.integer(RATING), v.minValue(1, RATING), v.maxValue(5, RATING)),
  comment: requiredText('Your review', REVIEW_LIMITS),
})
export type NewReview = v.InferOutput<typeof NewReview>

/** A review as its writer sees it. `waiting` is a pending change; the other fields are public. */
export const OwnReview = v.object({
  id: Id,
  business: v.object({ id: Id, name: v.string(), slug: v.string() }),
  rating: Stars,
  comment: v.string(),
  status: v.picklist(['pending', 'approved', 'rejected']),
  createdAt: Instant,
  /** Until when it can be changed. */
  editableUntil: Instant,
  waiting: v.nullable(v.object({ rating: Stars, comment: v.string(), at: Instant })),
  rejection: v.nullable(v.object({ reason: v.nullable(v.string()), note: v.nullable(v.string()) })),
  reply: v.nullable(v.object({ text: v.string(), at: Instant })),
})
export type OwnReview = v.InferOutput<typeof OwnReview>

/**
 * Signed-in people. It needs an administrator’s approval. 403: it is the caller’s own business; 404: there is no such public
 * business; 409: the caller has reviewed it already.
 */
export const createReview = defineCall({
  method: 'POST',
  path: '/api/businesses/:idOrSlug/reviews',
  summary: 'Review a business; an Idempotency-Key makes a repeat answer the same',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  body: NewReview,
  responses: { 201: OwnReview, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** Signed-in people. */
export const listOwnReviews = defineCall({
  method: 'GET',
  path: '/api/reviews',
  summary: 'The user’s reviews in every state, newest first',
  tag: 'businesses',
  query: v.object({
    business: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    limit: v.optional(wholeNumber(1, 100)),
    page: v.optional(wholeNumber(1, 10_000)),
  }),
  responses: { 200: v.array(OwnReview), ...errorResponses(400, 401, 429) },
})

/** The caller’s own review and votes at a business, and what they may do. */
export const ReviewerState = v.object({
  /** Whether it is their own business, where they can reply but not review. */
  isOwner: v.boolean(),
  /** Their review, in any state. */
  review: v.nullable(OwnReview),
  /** The ids of the reviews that they found helpful. */
  helpful: v.array(Id),
})
export type ReviewerState = v.InferOutput<typeof ReviewerState>

/** Signed-in people. 404 as for the business itself. */
export const getReviewerState = defineCall({
  method: 'GET',
  path: '/api/businesses/:idOrSlug/reviews/own',
  summary:
    'The user’s review of a business, the reviews they found helpful, and whether they own the business',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  responses: { 200: ReviewerState, ...errorResponses(401, 404, 429) },
})

/** Its writer. The public version stays until the change is approved. 404: not theirs; 409: the days to change it are over. */
export const editReview = defineCall({
  method: 'PATCH',
  path: '/api/reviews/:id',
  summary: 'Change a review within thirty days of writing it',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  body: NewReview,
  responses: { 200: OwnReview, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** Its writer. */
export const deleteReview = defineCall({
  method: 'DELETE',
  path: '/api/reviews/:id',
  summary: 'Delete the user’s review',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** A published review as the owner of the reviewed business sees it. */
export const ReceivedReview = v.object({
  ...Review.entries,
  business: v.object({ id: Id, name: v.string(), slug: v.string() }),
})
export type ReceivedReview = v.InferOutput<typeof ReceivedReview>

/** Signed-in people, for their own businesses. `X-Total-Count` counts all that match. */
export const listReceivedReviews = defineCall({
  method: 'GET',
  path: '/api/reviews/received',
  summary: 'Published reviews of the user’s businesses, newest first; open: without a reply',
  tag: 'businesses',
  query: v.object({
    business: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    status: v.optional(v.picklist(['open', 'answered'], 'Expected open or answered')),
    limit: v.optional(wholeNumber(1, 100)),
    page: v.optional(wholeNumber(1, 10_000)),
  }),
  responses: { 200: v.array(ReceivedReview), ...errorResponses(400, 401, 429) },
})

/** The owner of the reviewed business. 404: no such published review of theirs. */
export const getReceivedReview = defineCall({
  method: 'GET',
  path: '/api/received-reviews/:id',
  summary: 'A published review of one of the user’s businesses',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 200: ReceivedReview, ...errorResponses(400, 401, 404, 429) },
})

/** A public reply to a review. */
export const NewReviewReply = body({
  text: requiredText('Your reply', { min: 2, max: REVIEW_LIMITS.max }),
  /** When the replaced reply was written; null for a first one. Rejected if there is another by now. */
  replaces: v.optional(v.nullable(Instant)),
})
export type NewReviewReply = v.InferOutput<typeof NewReviewReply>

/**
 * The owner of the reviewed business; a second reply replaces the first. 404: no such published review of theirs; 409:
 * it was answered meanwhile.
 */
export const replyToReview = defineCall({
  method: 'PUT',
  path: '/api/reviews/:id/reply',
  summary: 'Answer a review in public',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  body: NewReviewReply,
  responses: { 200: ReceivedReview, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** The owner of the reviewed business. */
export const deleteReviewReply = defineCall({
  method: 'DELETE',
  path: '/api/reviews/:id/reply',
  summary: 'Delete the reply to a review',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** Signed-in people, once each. 403: their own review or business. */
export const markReviewHelpful = defineCall({
  method: 'PUT',
  path: '/api/reviews/:id/helpful',
  summary: 'Mark a review as helpful',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** Signed-in people. */
export const unmarkReviewHelpful = defineCall({
  method: 'DELETE',
  path: '/api/reviews/:id/helpful',
  summary: 'Remove the helpful mark from a review',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})
