import * as v from 'valibot'
import { BusinessSummary, OwnBusiness } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { QueueState } from './decisions.ts'
import { EventDetails } from './events.ts'
import { JobDetails } from './jobs.ts'
import { QUEUE_KINDS, QUEUE_STATUSES } from './queue-kinds.ts'
import { Review } from './reviews.ts'
import { Id, Instant, PathId } from './shared.ts'
import { TenderDetails } from './tenders.ts'

/** A field that differs from the public or the rejected version; null where it was or is empty. */
export const Difference = v.object({
  field: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type Difference = v.InferOutput<typeof Difference>

/** A possible duplicate of the item; `path` is its page, null where it has none. */
export const QueueDuplicate = v.object({
  title: v.string(),
  about: v.nullable(v.string()),
  path: v.nullable(v.string()),
})
export type QueueDuplicate = v.InferOutput<typeof QueueDuplicate>

/** An earlier submission of the same person, and its outcome. */
export const EarlierSubmission = v.object({
  kind: v.picklist(QUEUE_KINDS),
  id: Id,
  title: v.string(),
  status: v.picklist([...QUEUE_STATUSES, 'withdrawn']),
  submittedAt: Instant,
  /** The profile with a published review; null for everything else, whose page follows from kind and id. */
  path: v.nullable(v.string()),
})
export type EarlierSubmission = v.InferOutput<typeof EarlierSubmission>

/** The submitter. Without an account, submissions with the same address count as theirs. */
export const QueueSender = v.object({
  name: v.string(),
  email: v.nullable(v.string()),
  /** Null without an account. */
  account: v.nullable(v.object({ createdAt: Instant, isEmailConfirmed: v.boolean() })),
  /** The newest ten, without the item itself. */
  earlier: v.array(EarlierSubmission),
  /** Reports about their businesses and reviews, and how many of these were upheld. */
  reports: v.object({ total: v.number(), resolved: v.number() }),
})
export type QueueSender = v.InferOutput<typeof QueueSender>

/** A report; `label` is the reason as a sentence. */
export const ReportFacts = v.object({
  reference: v.string(),
  reason: v.string(),
  label: v.string(),
  note: v.nullable(v.string()),
  status: v.picklist(QUEUE_STATUSES),
  submittedAt: Instant,
})
export type ReportFacts = v.InferOutput<typeof ReportFacts>

const detail = {
  id: Id,
  title: v.string(),
  reference: v.nullable(v.string()),
  submittedAt: Instant,
  /** When the decision is due. */
  dueAt: Instant,
  timeZone: v.string(),
  /** `pending`, or the outcome. */
  state: QueueState,
  /** The present or future path of its page; null where it has none of its own. */
  path: v.nullable(v.string()),
  differences: v.array(Difference),
  duplicates: v.array(QueueDuplicate),
  /** Null where unknown. */
  sender: v.nullable(QueueSender),
}

/** An item of the queue with everything that a decision needs; its content is as it will be published. */
export const QueueDetail = v.variant('kind', [
  v.object({ kind: v.literal('businesses'), ...detail, item: OwnBusiness }),
  /** The listing with its changes applied. */
  v.object({ kind: v.literal('edits'), ...detail, item: OwnBusiness }),
  v.object({ kind: v.literal('reviews'), ...detail, item: Review, business: BusinessSummary }),
  v.object({
    kind: v.literal('reports'),
    ...detail,
    item: ReportFacts,
    business: BusinessSummary,
    /** The reported review; null for a report about the business. */
    review: v.nullable(v.object({ ...Review.entries, isPublished: v.boolean() })),
    /** Other reports about the same, the newest ten. */
    earlier: v.array(
      v.object({
        ...ReportFacts.entries,
        /** Whether it is by the same account or, without one, from the same network. */
        isFromSameSender: v.boolean(),
      }),
    ),
  }),
  v.object({ kind: v.literal('events'), ...detail, item: EventDetails }),
  v.object({ kind: v.literal('tenders'), ...detail, item: TenderDetails }),
  v.object({ kind: v.literal('jobs'), ...detail, item: JobDetails }),
])
export type QueueDetail = v.InferOutput<typeof QueueDetail>

/** Administrators, whatever its status. 404: there is no such item. */
export const getQueueItem = defineCall({
  method: 'GET',
  path: '/api/admin/queue/items/:kind/:id',
  summary: 'One item of the queue with its differences, duplicates and sender',
  tag: 'moderation',
  params: v.object({
    kind: v.picklist(QUEUE_KINDS, `Expected one of ${QUEUE_KINDS.join(', ')}`),
    id: PathId,
  }),
  responses: { 200: QueueDetail, ...errorResponses(400, 401, 403, 404, 429) },
})
