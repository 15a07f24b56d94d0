import { SUSPENSION_REASONS } from '../moderation/suspension.ts'
import { VERIFICATION_CODES } from '../business/verification-codes.ts'
import { BUSINESS_STATUSES } from '../business/business-status.ts'
import { PAID_PLANS } from '../plan/plan-lookups.ts'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { joinWithOr } from '../shared/join-with-or.ts'
import * as v from 'valibot'
import { BusinessOwner } from './admin-businesses.ts'
import { ActionNote, getReason } from './audited-action.ts'
import { OwnBusiness, Verification } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { body, Instant, PathId, Problem } from './shared.ts'
import { emailAddress } from './text.ts'

const adminBusiness = v.object({
  /** Changes with every action of administrators and every decision; an action sends the version that it was based on. */
  revision: v.string(),
  state: v.picklist(BUSINESS_STATUSES),
  business: OwnBusiness,
  /** Null: not featured. An administrator's choice takes precedence over reviews. */
  featuredBy: v.nullable(v.picklist(['choice', 'reviews'])),
  /** The end of that choice; null for no end or no choice. */
  featuredUntil: v.nullable(Instant),
  /** From 0 to 100. */
  completeness: v.number(),
  /** Null without an owner, or if the account is deleted. */
  owner: v.nullable(v.object({ ...BusinessOwner.entries, isEmailConfirmed: v.boolean() })),
  /** Until when its owner can restore it after deleting it. */
  restorableUntil: v.nullable(Instant),
  /** Null where it is not verified, or the method is unknown. */
  verification: v.nullable(
    v.object({
      ...Verification.entries,
      /** For administrators only. */
      note: v.nullable(v.string()),
      by: v.nullable(v.string()),
    }),
  ),
  /** Whether an owner's edit waits for a decision. */
  hasWaitingEdit: v.boolean(),
  counts: v.object({
    reviews: v.number(),
    messages: v.number(),
    openMessages: v.number(),
    saves: v.number(),
    /** In the last 30 days. */
    views: v.number(),
  }),
})
type AdminBusinessObject = typeof adminBusiness
/** Named, so that the types of the calls that return it stay short enough for the compiler. */
export interface AdminBusinessSchema extends AdminBusinessObject {}
/** A business with everything that administrators see. */
export const AdminBusiness: AdminBusinessSchema = adminBusiness
export type AdminBusiness = v.InferOutput<typeof AdminBusiness>

/** A rejected action: the business has changed since it was read; `current` is its present state. */
export const AdminBusinessConflict = v.object({ ...Problem.entries, current: v.optional(AdminBusiness) })
export type AdminBusinessConflict = v.InferOutput<typeof AdminBusinessConflict>

const NO_DAY = 'Please choose a day'

const day = v.pipe(v.string(NO_DAY), v.isoDate(NO_DAY), v.check(isCalendarDay, NO_DAY))
const NO_REVISION = 'Expected the revision that was read'
const revision = v.pipe(v.string(NO_REVISION), v.maxLength(100, NO_REVISION))

const params = v.object({ id: PathId })
const REFUSALS = errorResponses(400, 401, 403, 404, 415, 429, 503)
const responses = { 200: AdminBusiness, 409: AdminBusinessConflict, ...REFUSALS } as const

/** Administrators, whatever its state. */
export const getAdminBusiness = defineCall({
  method: 'GET',
  path: '/api/admin/businesses/:id',
  summary: 'One business with its owner, its figures and everything that is stored about it',
  tag: 'moderation',
  params,
  responses: { 200: AdminBusiness, ...errorResponses(400, 401, 403, 404, 429) },
})

export const Suspension = body({
  revision,
  reason: getReason(SUSPENSION_REASONS),
  note: ActionNote,
})
export type Suspension = v.InferOutput<typeof Suspension>

/** Administrators. 409: not approved, or changed since it was read. Idempotent. */
export const suspendBusiness = defineCall({
  method: 'PUT',
  path: '/api/admin/businesses/:id/suspension',
  summary: 'Suspend a listing: visitors no longer see it; its owner reads the reason and the note',
  tag: 'moderation',
  params,
  body: Suspension,
  responses,
})

export const WithNote = body({ revision, note: ActionNote })
export type WithNote = v.InferOutput<typeof WithNote>

/** Administrators. 409: changed since it was read. Idempotent. */
export const endSuspension = defineCall({
  method: 'POST',
  path: '/api/admin/businesses/:id/suspension/end',
  summary: 'Show a suspended listing again, as it was; its owner reads the note',
  tag: 'moderation',
  params,
  body: WithNote,
  responses,
})

export const Featuring = body({
  revision,
  /** The last local day; null: no longer featured. */
  until: v.nullable(day),
})
export type Featuring = v.InferOutput<typeof Featuring>

/** Administrators. 400: a past day; 409: not approved, or changed since it was read. Idempotent. */
export const featureBusiness = defineCall({
  method: 'PUT',
  path: '/api/admin/businesses/:id/featured',
  summary: 'Feature a listing until the end of a day in its local time, or stop featuring it',
  tag: 'moderation',
  params,
  body: Featuring,
  responses,
})

export const NewVerification = body({
  revision,
  method: v.picklist(VERIFICATION_CODES, 'Please choose how it was verified'),
  on: day,
  note: ActionNote,
})
export type NewVerification = v.InferOutput<typeof NewVerification>

/** Administrators. 400: a future day; 409: not approved, or changed since it was read. Idempotent. */
export const verifyBusiness = defineCall({
  method: 'PUT',
  path: '/api/admin/businesses/:id/verification',
  summary: 'Mark a business as verified; visitors see how and when, the note is for administrators',
  tag: 'moderation',
  params,
  body: NewVerification,
  responses,
})

/** Administrators. 409: changed since it was read. Idempotent. */
export const withdrawVerification = defineCall({
  method: 'POST',
  path: '/api/admin/businesses/:id/verification/withdraw',
  summary: 'Remove the Verified mark; the note is for administrators',
  tag: 'moderation',
  params,
  body: WithNote,
  responses,
})

export const NewOwner = body({
  revision,
  email: emailAddress('Please enter a valid email address'),
  note: ActionNote,
})
export type NewOwner = v.InferOutput<typeof NewOwner>

/** Administrators. 400: no account has this address; 409: changed since it was read. Idempotent. */
export const changeOwner = defineCall({
  method: 'PUT',
  path: '/api/admin/businesses/:id/owner',
  summary: 'Give a listing to another account, with its messages and reviews; both get an email',
  tag: 'moderation',
  params,
  body: NewOwner,
  responses,
})

const PLAN_GRANT = `Please choose ${joinWithOr(PAID_PLANS.map(({ name }) => name))}`
const GRANT_REASON = 'Please write why the plan is given'

export const PlanGrant = body({
  revision,
  tier: v.picklist(
    PAID_PLANS.map(({ tier }) => tier),
    PLAN_GRANT,
  ),
  /** The last local day. */
  until: day,
  reason: v.pipe(
    v.string(GRANT_REASON),
    v.trim(),
    v.minLength(1, GRANT_REASON),
    v.maxLength(1000, 'Please use at most 1000 characters'),
  ),
})
export type PlanGrant = v.InferOutput<typeof PlanGrant>

/** Administrators. 400: a past day; 409: not approved, or changed since it was read. Idempotent. */
export const grantPlan = defineCall({
  method: 'PUT',
  path: '/api/admin/businesses/:id/plan',
  summary:
    'Give a listing a plan until the end of a day in its local time, without a payment; its owner gets an email',
  tag: 'moderation',
  params,
  body: PlanGrant,
  responses,
})
