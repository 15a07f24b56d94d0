import * as v from 'valibot'
import { SearchText } from './business-query.ts'
import { defineCall, errorResponses } from './call.ts'
import { QUEUE_KINDS } from './queue-kinds.ts'
import { Id, Instant, wholeNumber } from './shared.ts'

/** An item that waits for a decision, as the list of the queue shows it. */
export const QueueItem = v.object({
  kind: v.picklist(QUEUE_KINDS),
  id: Id,
  title: v.string(),
  /** The reference that people quote; null where there is none. */
  reference: v.nullable(v.string()),
  /** For example category and place. */
  about: v.string(),
  /** Empty where unknown. */
  sentBy: v.string(),
  submittedAt: Instant,
  /** When the decision is due. */
  dueAt: Instant,
  timeZone: v.string(),
  /** Whether it was rejected before, or changes something public. */
  isChange: v.boolean(),
})
export type QueueItem = v.InferOutput<typeof QueueItem>

const KIND = `Expected one of ${QUEUE_KINDS.join(', ')}`
const CURSOR = 'Expected the cursor of a next link'

/** Of one kind or of all; `search` covers title, reference, submitter and subject. */
export const QueueQuery = v.object({
  kind: v.optional(v.picklist(QUEUE_KINDS, KIND)),
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  after: v.optional(v.pipe(v.string(CURSOR), v.regex(/^\d{1,15}-[a-z]{1,20}-\d{1,15}$/, CURSOR))),
})
export type QueueQuery = v.InferOutput<typeof QueueQuery>

/** Administrators. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listQueue = defineCall({
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'Everything in review, oldest first',
  tag: 'moderation',
  query: QueueQuery,
  responses: { 200: v.array(QueueItem), ...errorResponses(400, 401, 403, 429) },
})

/** The number of waiting items by kind, and of unhandled inquiries. */
export const QueueCounts = v.object({
  businesses: v.number(),
  edits: v.number(),
  reviews: v.number(),
  reports: v.number(),
  events: v.number(),
  tenders: v.number(),
  jobs: v.number(),
  inquiries: v.number(),
})
export type QueueCounts = v.InferOutput<typeof QueueCounts>

/** Administrators. */
export const countQueue = defineCall({
  method: 'GET',
  path: '/api/admin/queue/counts',
  summary: 'Numbers of items in review, by kind',
  tag: 'moderation',
  responses: { 200: QueueCounts, ...errorResponses(401, 403, 429) },
})
