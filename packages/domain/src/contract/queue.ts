import * as v from 'valibot'
import { SearchText } from './business-query.ts'
import { call, errorResponses } from './call.ts'
import { QUEUE_KINDS } from './queue-kinds.ts'
import { Id, Instant, wholeNumber } from './shared.ts'

/** Something that waits for a decision, as the list of the queue shows it. */
export const QueueItem = v.object({
  kind: v.picklist(QUEUE_KINDS),
  id: Id,
  title: v.string(),
  /** What people quote; null where there is none. */
  reference: v.nullable(v.string()),
  /** Category and place, say. */
  about: v.string(),
  /** Empty where nobody is known. */
  sentBy: v.string(),
  submittedAt: Instant,
  /** By when it is promised to be decided. */
  dueAt: Instant,
  timeZone: v.string(),
  /** It was rejected before, or changes what is public. */
  isChange: v.boolean(),
})
export type QueueItem = v.InferOutput<typeof QueueItem>

const KIND = `Expected one of ${QUEUE_KINDS.join(', ')}`
const CURSOR = 'Expected the cursor of a next link'

/** Of one kind, or of all; `search` covers title, reference, sender and what it is about. */
export const QueueQuery = v.object({
  kind: v.optional(v.picklist(QUEUE_KINDS, KIND)),
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  after: v.optional(v.pipe(v.string(CURSOR), v.regex(/^\d{1,15}-[a-z]{1,20}-\d{1,15}$/, CURSOR))),
})
export type QueueQuery = v.InferOutput<typeof QueueQuery>

/** Administrators. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listQueue = call({
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'Everything in review, oldest first',
  tag: 'moderation',
  query: QueueQuery,
  responses: { 200: v.array(QueueItem), ...errorResponses(400, 401, 403, 429) },
})

/** The number of what waits by kind, and of inquiries that are not handled. */
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
export const countQueue = call({
  method: 'GET',
  path: '/api/admin/queue/counts',
  summary: 'Numbers of items in review, by kind',
  tag: 'moderation',
  responses: { 200: QueueCounts, ...errorResponses(401, 403, 429) },
})
