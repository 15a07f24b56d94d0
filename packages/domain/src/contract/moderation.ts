import * as v from 'valibot'
import { BusinessStatus, OwnBusiness } from './business.ts'
import { call, errorResponses } from './call.ts'
import { SearchText } from './business-query.ts'
import { atMost } from './length.ts'
import { body, Id, Instant, PathId, wholeNumber } from './shared.ts'
import { line, paragraphs } from './text.ts'

/** A listing that waits for a decision, with the live listing it may repeat. */
export const PendingBusiness = v.object({
  ...OwnBusiness.entries,
  likelyDuplicate: v.nullable(
    v.object({
      id: Id,
      name: v.string(),
      slug: v.string(),
      address: v.nullable(v.string()),
      samePhone: v.boolean(),
    }),
  ),
})
export type PendingBusiness = v.InferOutput<typeof PendingBusiness>

const NO_REASON = 'Please choose one of the reasons'
const NO_INSTANT = 'Expected an instant such as 2026-11-20T04:57:00.000Z'
const NOTE_TOO_LONG = 'Please use at most 1000 characters'

/**
 * An administrator's decision; the reason's code and the note are read by the owner. `submittedAt` is that of the
 * listing as it was read: where it has been sent in again since, nothing is decided.
 */
export const Decision = body({
  status: v.picklist(['approved', 'rejected'], 'Expected approved or rejected'),
  reason: v.nullish(v.pipe(line(NO_REASON, NO_REASON), atMost(60, NO_REASON))),
  note: v.nullish(
    v.pipe(paragraphs('Please write the note as text', NOTE_TOO_LONG), atMost(1000, NOTE_TOO_LONG)),
  ),
  submittedAt: v.nullish(v.pipe(v.string(NO_INSTANT), v.isoTimestamp(NO_INSTANT))),
})
export type Decision = v.InferOutput<typeof Decision>

/** A listing after the decision; the trial of an approved one that has an owner ends at `trialExpiryDate`. */
export const Decided = v.object({
  id: Id,
  slug: v.string(),
  status: BusinessStatus,
  trialExpiryDate: v.nullable(Instant),
})
export type Decided = v.InferOutput<typeof Decided>

/** Which of the waiting listings: those whose name contains `search`, and a page of them. */
export const PendingQuery = v.object({
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type PendingQuery = v.InferOutput<typeof PendingQuery>

/** Administrators. 401: signed out; 403: somebody else. */
export const listPending = call({
  method: 'GET',
  path: '/api/admin/businesses/pending',
  summary: 'Listings that wait for a decision, the longest waiting first',
  tag: 'moderation',
  query: PendingQuery,
  answers: { 200: v.array(PendingBusiness), ...errorResponses(400, 401, 403, 429) },
})

/** Administrators. 409: the listing is no longer pending, or not as it was read; the message says which. */
export const decide = call({
  method: 'PATCH',
  path: '/api/admin/businesses/:id/status',
  summary: 'Approve or reject a pending listing',
  tag: 'moderation',
  params: v.object({ id: PathId }),
  body: Decision,
  answers: { 200: Decided, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
