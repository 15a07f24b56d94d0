import * as v from 'valibot'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { defineCall, errorResponses } from './call.ts'
import { filterText, Id, Instant, wholeNumber } from './shared.ts'

const EXPECTED_DAY = 'Expected a day such as 2026-11-20'
const EXPECTED_CURSOR = 'Expected the cursor of a next link'

/** A day in a query string, in Honiara. */
export const QueryDay = v.pipe(
  v.string(EXPECTED_DAY),
  v.isoDate(EXPECTED_DAY),
  v.check(isCalendarDay, EXPECTED_DAY),
)

/** Filters: who did what to what, and when; the first and the last day are included. */
export const AuditFilter = v.object({
  actor: v.optional(wholeNumber(1, 999_999_999)),
  action: filterText,
  kind: filterText,
  subject: v.optional(wholeNumber(1, 999_999_999)),
  from: v.optional(QueryDay),
  to: v.optional(QueryDay),
})
export type AuditFilter = v.InferOutput<typeof AuditFilter>

export const AuditQuery = v.object({
  ...AuditFilter.entries,
  limit: v.optional(wholeNumber(1, 100)),
  after: v.optional(v.pipe(v.string(EXPECTED_CURSOR), v.regex(/^\d{1,15}-\d{1,15}$/, EXPECTED_CURSOR))),
})
export type AuditQuery = v.InferOutput<typeof AuditQuery>

/** A field that an action changed; values are any JSON. */
export const AuditedChange = v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })
export type AuditedChange = v.InferOutput<typeof AuditedChange>

/** An audited action. `actor` is null for a deleted account and for commands of an operator. */
export const AuditEntry = v.object({
  id: Id,
  at: Instant,
  actor: v.nullable(v.object({ id: Id, name: v.string() })),
  action: v.string(),
  subject: v.object({
    kind: v.string(),
    id: Id,
    /** Its name, title or reference, or the name of its business; null if deleted. */
    label: v.nullable(v.string()),
    /** The path of its page, or of its business’s; null if that isn’t public. */
    path: v.nullable(v.string()),
  }),
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** Null where the action recorded none. */
  changes: v.nullable(v.array(AuditedChange)),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** Administrators. Unknown actions and kinds match nothing. Without a total: a `next` link means that there is more. */
export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit trail: who did what to each record, with changed fields before and after, newest first',
  tag: 'moderation',
  query: AuditQuery,
  responses: { 200: v.array(AuditEntry), ...errorResponses(400, 401, 403, 429) },
})

/** The filter options of the audit trail: every action and kind of subject in it, in alphabetical order. */
export const AuditChoices = v.object({ actions: v.array(v.string()), kinds: v.array(v.string()) })
export type AuditChoices = v.InferOutput<typeof AuditChoices>

/** Administrators. */
export const auditChoices = defineCall({
  method: 'GET',
  path: '/api/admin/audit/choices',
  summary: 'Which actions and kinds of records the audit trail has',
  tag: 'moderation',
  responses: { 200: AuditChoices, ...errorResponses(401, 403, 429) },
})
