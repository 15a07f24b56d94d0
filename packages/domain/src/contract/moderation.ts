import * as v from 'valibot'
import { BusinessStatus, OwnBusiness } from './business.ts'
import { call, errorResponses } from './call.ts'
import { SearchText } from './business-query.ts'
import { atMost } from './length.ts'
import { body, Id, Instant, PathId, wholeNumber } from './shared.ts'
import { line, paragraphs } from './text.ts'

/** A pending business, with the public business that it may duplicate. */
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
 * An administrator's decision; the owner reads the reason and the note. `submittedAt` is that of the version that was
 * reviewed: where the business has been resubmitted since, the decision is refused.
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

/** A business after the decision; the trial of an approved one that has an owner ends at `trialExpiryDate`. */
export const DecidedBusiness = v.object({
  id: Id,
  slug: v.string(),
  status: BusinessStatus,
  trialExpiryDate: v.nullable(Instant),
})
export type DecidedBusiness = v.InferOutput<typeof DecidedBusiness>

/** A page of the pending businesses; `search` selects those whose name contains it. */
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

/** Administrators. 409: the business is no longer pending, or was resubmitted meanwhile; the message says which. */
export const decide = call({
  method: 'PATCH',
  path: '/api/admin/businesses/:id/status',
  summary: 'Approve or reject a pending listing',
  tag: 'moderation',
  params: v.object({ id: PathId }),
  body: Decision,
  answers: { 200: DecidedBusiness, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
