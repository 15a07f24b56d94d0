import * as v from 'valibot'
import { ActionNote } from './audited-action.ts'
import { ModerationStatus } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { maxCharacters } from './length.ts'
import { BULK_KINDS, QUEUE_KINDS, QUEUE_STATUSES } from './queue-kinds.ts'
import { body, Id, Instant, listOf, PathId, Problem } from './shared.ts'
import { line } from './text.ts'

const NO_REASON = 'Please choose one of the reasons'
const NO_INSTANT = 'Expected an instant such as 2026-11-20T04:57:00.000Z'

const because = {
  reason: v.nullish(v.pipe(line(NO_REASON, NO_REASON), maxCharacters(60, NO_REASON))),
  note: ActionNote,
}

const submittedAt = v.nullish(v.pipe(v.string(NO_INSTANT), v.isoTimestamp(NO_INSTANT)))

/**
 * An administrator's decision; the submitter sees the reason and the note. `submittedAt` is that of the reviewed version: the
 * decision is rejected if it was resubmitted since.
 */
export const Decision = body({
  status: v.picklist(['approved', 'rejected'], 'Expected approved or rejected'),
  ...because,
  submittedAt,
})
export type Decision = v.InferOutput<typeof Decision>

/** A decision on an item of the queue; reports are resolved or dismissed, everything else is approved or rejected. */
export const QueueDecision = body({
  ...Decision.entries,
  status: v.picklist(
    ['approved', 'rejected', 'resolved', 'dismissed'],
    'Expected approved, rejected, resolved or dismissed',
  ),
})
export type QueueDecision = v.InferOutput<typeof QueueDecision>

/** The status of an item of the queue, by whom and since when; `by` is null where unknown. */
export const QueueState = v.object({
  status: v.picklist(QUEUE_STATUSES),
  by: v.nullable(v.string()),
  at: v.nullable(Instant),
})
export type QueueState = v.InferOutput<typeof QueueState>

/** A rejected decision: somebody else was faster; `current` is the present state. */
export const DecisionConflict = v.object({ ...Problem.entries, current: v.optional(QueueState) })
export type DecisionConflict = v.InferOutput<typeof DecisionConflict>

/** A decision that can be undone by its `id` until `undoUntil`; its mails are sent afterwards. */
export const UndoableDecision = v.object({ id: Id, undoUntil: Instant })
export type UndoableDecision = v.InferOutput<typeof UndoableDecision>

/** A business after the decision; the trial of an approved one that has an owner ends at `trialExpiryDate`. */
export const DecidedBusiness = v.object({
  id: Id,
  slug: v.string(),
  status: ModerationStatus,
  trialExpiryDate: v.nullable(Instant),
  decision: UndoableDecision,
})
export type DecidedBusiness = v.InferOutput<typeof DecidedBusiness>

/** The decided item; `slug` is null where it has no page of its own. */
export const DecidedItem = v.object({
  kind: v.picklist(QUEUE_KINDS),
  id: Id,
  slug: v.nullable(v.string()),
  status: v.picklist(QUEUE_STATUSES),
  decision: UndoableDecision,
})
export type DecidedItem = v.InferOutput<typeof DecidedItem>

const REFUSALS = errorResponses(400, 401, 403, 404, 415, 429, 503)

/** Administrators. 409: it is no longer pending, or was resubmitted meanwhile; `current` is its present state. */
export const decide = defineCall({
  method: 'PATCH',
  path: '/api/admin/businesses/:id/status',
  summary: 'Approve or reject a pending listing; an Idempotency-Key makes a repeat answer the same',
  tag: 'moderation',
  params: v.object({ id: PathId }),
  body: Decision,
  responses: { 200: DecidedBusiness, 409: DecisionConflict, ...REFUSALS },
})

const DECIDED_KINDS = ['edits', 'reviews', 'reports', 'events', 'tenders', 'jobs'] as const

/** Administrators. 409 as for a listing. */
export const decideItem = defineCall({
  method: 'PATCH',
  path: '/api/admin/:kind/:id/status',
  summary:
    'Decide about an edit, a review, a report, or a submitted event, tender or job; repeatable as for a listing',
  tag: 'moderation',
  params: v.object({
    kind: v.picklist(DECIDED_KINDS, 'Expected edits, reviews, reports, events, tenders or jobs'),
    id: PathId,
  }),
  body: QueueDecision,
  responses: { 200: DecidedItem, 409: DecisionConflict, ...REFUSALS },
})

/** Administrators. 409: it is not published. */
export const takeDownReview = defineCall({
  method: 'POST',
  path: '/api/admin/reviews/:id/take-down',
  summary: 'Take down a published review; its writer reads the reason and the note',
  tag: 'moderation',
  params: v.object({ id: PathId }),
  body: body(because),
  responses: { 200: DecidedItem, 409: DecisionConflict, ...REFUSALS },
})

/** The most items approved at once. */
export const MAX_APPROVALS = 50

const ITEM_MESSAGE = 'Please send what you approve by kind and id'

/** The items to approve at once, each as in a single decision. */
export const Approvals = body({
  items: v.pipe(
    listOf(
      v.object(
        {
          kind: v.picklist(BULK_KINDS, ITEM_MESSAGE),
          id: v.pipe(v.number(ITEM_MESSAGE), v.integer(ITEM_MESSAGE), v.minValue(1, ITEM_MESSAGE)),
          submittedAt,
        },
        ITEM_MESSAGE,
      ),
      MAX_APPROVALS,
      { none: ITEM_MESSAGE, tooMany: `Please approve at most ${MAX_APPROVALS} at once` },
    ),
    v.minLength(1, ITEM_MESSAGE),
  ),
})
export type Approvals = v.InferOutput<typeof Approvals>

/** The result for each item, in the order of the request: `message` says why it was not approved. */
export const ApprovalOutcomes = v.object({
  /** The id that undoes all approvals; null without any. */
  decision: v.nullable(UndoableDecision),
  outcomes: v.array(
    v.object({
      kind: v.picklist(BULK_KINDS),
      id: Id,
      isApproved: v.boolean(),
      message: v.nullable(v.string()),
      current: v.nullable(QueueState),
    }),
  ),
})
export type ApprovalOutcomes = v.InferOutput<typeof ApprovalOutcomes>

/** Administrators. Items that somebody else decided meanwhile stay unchanged; the response says so. */
export const approveItems = defineCall({
  method: 'POST',
  path: '/api/admin/queue/approvals',
  summary: 'Approve up to 50 at once; an Idempotency-Key makes a repeat answer the same',
  tag: 'moderation',
  body: Approvals,
  responses: { 200: ApprovalOutcomes, ...errorResponses(400, 401, 403, 409, 415, 429, 503) },
})

const QueueKey = v.object({ kind: v.picklist(QUEUE_KINDS), id: Id })

/** The items that are pending again, and those that could not be undone, with the reason. */
export const UndoneDecision = v.object({
  undone: v.array(QueueKey),
  kept: v.array(v.object({ ...QueueKey.entries, message: v.string() })),
})
export type UndoneDecision = v.InferOutput<typeof UndoneDecision>

/**
 * The administrator who decided, within ten seconds: restores everything and sends no mails. Idempotent. 409: it is too late,
 * or something has changed since.
 */
export const undoDecision = defineCall({
  method: 'POST',
  path: '/api/admin/decisions/:id/undo',
  summary: 'Undo the user’s own decision within ten seconds',
  tag: 'moderation',
  params: v.object({ id: PathId }),
  body: body({}),
  responses: { 200: UndoneDecision, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
