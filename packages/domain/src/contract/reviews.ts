import * as v from 'valibot'
import { call, errorResponses } from './call.ts'
import { body, Id, IdOrSlug, Instant, NoContent, PathId, wholeNumber } from './shared.ts'
import { requiredText } from './submission-fields.ts'

/** Limits of a review and of an owner’s reply, in characters; for how many days a review can be changed. */
export const REVIEW_LIMITS = { min: 20, max: 2000, editableDays: 30 } as const

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

/** A published review, as everybody reads it. */
export const Review = v.object({
  id: Id,
  rating: Stars,
  comment: v.string(),
  createdAt: Instant,
  /** When its published text last changed; null where it is as it was first written. */
  editedAt: v.nullable(Instant),
  user: v.object({
    firstName: v.string(),
    /** Its first letter alone. */
    lastName: v.string(),
    profileImageUrl: v.nullable(v.string()),
  }),
  /** The answer of the business’s owner. */
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
export const listReviews = call({
  method: 'GET',
  path: '/api/businesses/:idOrSlug/reviews',
  summary: 'Published reviews of a business, the newest or the most useful first',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  query: ReviewsQuery,
  responses: { 200: v.array(Review), ...errorResponses(400, 404, 429) },
})

/** How often each number of stars was given, one star first. */
export const ReviewSummary = v.object({
  count: v.number(),
  average: v.nullable(v.number()),
  stars: v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]),
})
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>

/** Everybody. 404 as for the business itself; zeros where its plan shows no reviews. */
export const getReviewSummary = call({
  method: 'GET',
  path: '/api/businesses/:idOrSlug/reviews/summary',
  summary: 'The distribution of stars over the published reviews of a business',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  responses: { 200: ReviewSummary, ...errorResponses(404, 429) },
})

const RATING = 'Please choose 1 to 5 stars'

/** A review as it is written. */
export const NewReview = body({
  rating: v.pipe(v.number(RATING), v.integer(RATING), v.minValue(1, RATING), v.maxValue(5, RATING)),
  comment: requiredText('Your review', REVIEW_LIMITS),
})
export type NewReview = v.InferOutput<typeof NewReview>

/** A review as its writer sees it. While a change waits, `waiting` has it, and the rest is what is public. */
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
 * Signed-in people. It waits for an administrator. 403: it is one’s own business; 404: there is no such public
 * business; 409: one has reviewed it already.
 */
export const createReview = call({
  method: 'POST',
  path: '/api/businesses/:idOrSlug/reviews',
  summary: 'Review a business; an Idempotency-Key makes a repeat answer the same',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  body: NewReview,
  responses: { 201: OwnReview, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** Signed-in people. */
export const listOwnReviews = call({
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

/** What somebody has done, and may do, about the reviews of a business. */
export const ReviewerState = v.object({
  /** Whether it is their own business: they reply and don’t review it. */
  isOwner: v.boolean(),
  /** Their review, in whatever state. */
  review: v.nullable(OwnReview),
  /** The ids of the reviews that they found helpful. */
  helpful: v.array(Id),
})
export type ReviewerState = v.InferOutput<typeof ReviewerState>

/** Signed-in people. 404 as for the business itself. */
export const getReviewerState = call({
  method: 'GET',
  path: '/api/businesses/:idOrSlug/reviews/own',
  summary:
    'The user’s review of a business, the reviews they found helpful, and whether they own the business',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  responses: { 200: ReviewerState, ...errorResponses(401, 404, 429) },
})

/** Its writer. What is public stays until the change is approved. 404: not theirs; 409: the days to change it are over. */
export const editReview = call({
  method: 'PATCH',
  path: '/api/reviews/:id',
  summary: 'Change a review within thirty days of writing it',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  body: NewReview,
  responses: { 200: OwnReview, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** Its writer. */
export const deleteReview = call({
  method: 'DELETE',
  path: '/api/reviews/:id',
  summary: 'Delete the user’s review',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** A published review as the owner of the reviewed business reads it. */
export const ReceivedReview = v.object({
  ...Review.entries,
  business: v.object({ id: Id, name: v.string(), slug: v.string() }),
})
export type ReceivedReview = v.InferOutput<typeof ReceivedReview>

/** Signed-in people, of their own businesses. `X-Total-Count` counts all that match. */
export const listReceivedReviews = call({
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
export const getReceivedReview = call({
  method: 'GET',
  path: '/api/received-reviews/:id',
  summary: 'A published review of one of the user’s businesses',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 200: ReceivedReview, ...errorResponses(400, 401, 404, 429) },
})

/** A public answer to a review. */
export const NewReviewReply = body({
  text: requiredText('Your reply', { min: 2, max: REVIEW_LIMITS.max }),
  /** When the reply was written that this one replaces; null for a first one. Refused where another is there by now. */
  replaces: v.optional(v.nullable(Instant)),
})
export type NewReviewReply = v.InferOutput<typeof NewReviewReply>

/**
 * The owner of the reviewed business; a second reply replaces the first. 404: no such published review of theirs; 409:
 * it was answered meanwhile.
 */
export const replyToReview = call({
  method: 'PUT',
  path: '/api/reviews/:id/reply',
  summary: 'Answer a review in public',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  body: NewReviewReply,
  responses: { 200: ReceivedReview, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** The owner of the reviewed business. */
export const deleteReviewReply = call({
  method: 'DELETE',
  path: '/api/reviews/:id/reply',
  summary: 'Delete the reply to a review',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** Signed-in people, once each, and not of their own review or business: 403. */
export const markReviewHelpful = call({
  method: 'PUT',
  path: '/api/reviews/:id/helpful',
  summary: 'Mark a review as helpful',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** Signed-in people. */
export const unmarkReviewHelpful = call({
  method: 'DELETE',
  path: '/api/reviews/:id/helpful',
  summary: 'Remove the helpful mark from a review',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})
