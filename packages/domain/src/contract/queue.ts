import * as v from 'valibot'
import { SearchText } from './business-query.ts'
import { call, errorResponses } from './call.ts'
import { EventDetails } from './events.ts'
import { JobDetails } from './jobs.ts'
import { Decision } from './moderation.ts'
import { Id, Instant, PathId, wholeNumber } from './shared.ts'
import { TenderDetails } from './tenders.ts'

/** The kinds of submissions besides businesses. */
export const SUBMISSION_KINDS = ['events', 'tenders', 'jobs'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

const submission = {
  id: Id,
  reference: v.string(),
  submitterName: v.string(),
  submitterEmail: v.string(),
  submittedAt: Instant,
}

/** A pending submission, as it would be published. */
export const QueueEntry = v.variant('kind', [
  v.object({ kind: v.literal('events'), ...submission, item: EventDetails }),
  v.object({ kind: v.literal('tenders'), ...submission, item: TenderDetails }),
  v.object({ kind: v.literal('jobs'), ...submission, item: JobDetails }),
])
export type QueueEntry = v.InferOutput<typeof QueueEntry>

const KIND = 'Expected events, tenders or jobs'

/** Of one kind, or of all; `search` covers title, reference, submitter and issuer. */
export const QueueQuery = v.object({
  kind: v.optional(v.picklist(SUBMISSION_KINDS, KIND)),
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type QueueQuery = v.InferOutput<typeof QueueQuery>

/** Administrators. 401: signed out; 403: somebody else. */
export const listQueue = call({
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'Events, tenders and jobs that wait for a decision, the longest waiting first',
  tag: 'moderation',
  query: QueueQuery,
  answers: { 200: v.array(QueueEntry), ...errorResponses(400, 401, 403, 429) },
})

/** The number of pending submissions by kind, and of inquiries that are not handled. */
export const QueueCounts = v.object({
  businesses: v.number(),
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
  summary: 'How much waits, kind by kind',
  tag: 'moderation',
  answers: { 200: QueueCounts, ...errorResponses(401, 403, 429) },
})

/** A submission after the decision. */
export const DecidedSubmission = v.object({
  id: Id,
  slug: v.string(),
  status: v.picklist(['approved', 'rejected']),
})

/** Administrators. 409: it is no longer pending; the message says its status. */
export const decideSubmission = call({
  method: 'PATCH',
  path: '/api/admin/:kind/:id/status',
  summary: 'Approve or reject a submitted event, tender or job',
  tag: 'moderation',
  params: v.object({ kind: v.picklist(SUBMISSION_KINDS, KIND), id: PathId }),
  body: Decision,
  answers: { 200: DecidedSubmission, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
