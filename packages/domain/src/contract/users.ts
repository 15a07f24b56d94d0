import * as v from 'valibot'
import { ACCOUNT_SUSPENSION_REASONS } from '../moderation/account-suspension.ts'
import { AccountSession } from './account-settings.ts'
import { ActionNote, getReason } from './audited-action.ts'
import { SearchText } from './business-query.ts'
import { defineCall, errorResponses } from './call.ts'
import { EarlierSubmission } from './queue-detail.ts'
import { body, filterText, Flag, Id, Instant, oneOf, PathId, Problem, wholeNumber } from './shared.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An account in the administrators' list. */
export const UserSummary = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
  isAdmin: v.boolean(),
  isEmailConfirmed: v.boolean(),
  openedAt: Instant,
  suspendedAt: v.nullable(Instant),
  /** Its businesses that are not deleted, in every state. */
  listings: count,
})
export type UserSummary = v.InferOutput<typeof UserSummary>

/** The roles of an account. */
export const USER_ROLES = ['administrator', 'user'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** The states of an account. */
export const USER_STATES = ['active', 'suspended'] as const
/** The sort orders of the list of accounts; the first is the default. */
export const USER_SORTS = ['newest', 'oldest', 'name'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** `search` covers names and addresses; `confirmed` filters by whether the address is confirmed. */
export const UsersQuery = v.object({
  search: v.optional(SearchText),
  role: filterText,
  state: filterText,
  confirmed: v.optional(Flag),
  sort: v.optional(oneOf(USER_SORTS)),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type UsersQuery = v.InferOutput<typeof UsersQuery>

/** Administrators. An unknown role or state matches nothing. */
export const listUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts by name or address, role and state',
  tag: 'users',
  query: UsersQuery,
  responses: { 200: v.array(UserSummary), ...errorResponses(400, 401, 403, 429) },
})

/** The suspension of an account; its holder has received the reason and the note. */
export const UserSuspension = v.object({
  at: Instant,
  reason: v.string(),
  note: v.nullable(v.string()),
  /** The listings that were hidden with it and still are. */
  hiddenListings: count,
})
export type UserSuspension = v.InferOutput<typeof UserSuspension>

/** An account as administrators see it on its page. */
export const UserDetail = v.object({
  ...UserSummary.entries,
  suspension: v.nullable(UserSuspension),
  /** Without a password, sign-in is by identity provider only. */
  hasPassword: v.boolean(),
  twoStepSignInSince: v.nullable(Instant),
  /** Listings that are neither suspended nor deleted, which suspending the account can hide. */
  listingsToHide: count,
  reviews: count,
  /** Events, tenders and jobs submitted with its address. */
  submissions: count,
  /** Its latest submissions, at most ten. */
  latest: v.array(EarlierSubmission),
  /** Reports about its businesses and reviews, and how many of these were upheld. */
  reports: v.object({ total: count, resolved: count }),
  /** Its sessions. */
  sessions: v.array(AccountSession),
  /** Whether it is the caller’s own account. */
  isOwn: v.boolean(),
  /** Whether there is no other administrator. */
  isOnlyAdministrator: v.boolean(),
})
export type UserDetail = v.InferOutput<typeof UserDetail>

const params = v.object({ id: PathId })

/** Administrators. */
export const getUser = defineCall({
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'An account with its submissions, sessions and state',
  tag: 'users',
  params,
  responses: { 200: UserDetail, ...errorResponses(401, 403, 404, 429) },
})

/** An account after a change. */
export const UserState = v.object({ id: Id, role: v.picklist(USER_ROLES), suspendedAt: v.nullable(Instant) })
export type UserState = v.InferOutput<typeof UserState>

/** A rejected change: somebody else was faster, or a rule forbids it; `current` is the present state. */
export const UserConflict = v.object({ ...Problem.entries, current: v.optional(UserState) })

const REFUSALS = errorResponses(400, 401, 403, 404, 415, 429, 503)

/** `confirmed` is required only to remove the caller's own rights, which takes effect at once. */
export const RoleChange = body({
  role: v.picklist(USER_ROLES, 'Expected administrator or user'),
  confirmed: v.optional(v.boolean('Please confirm that you are sure')),
})
export type RoleChange = v.InferOutput<typeof RoleChange>

/**
 * Administrators. 409: it has this role already, it is suspended, its address is not confirmed, or it is the only
 * administrator.
 */
export const setUserRole = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  summary: 'Give or remove an account’s administrator rights',
  tag: 'users',
  params,
  body: RoleChange,
  responses: { 200: UserState, 409: UserConflict, ...REFUSALS },
})

/** The reason to suspend an account, which its holder reads; `other` needs a note. */
export const SuspensionInput = v.pipe(
  body({
    reason: getReason(ACCOUNT_SUSPENSION_REASONS, 'Please choose a reason'),
    note: ActionNote,
    /** Whether its listings are hidden too. */
    hideListings: v.boolean('Please choose whether to hide its listings'),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['note']],
      ({ reason, note: text }) => reason !== 'other' || Boolean(text),
      'Please say in the note what the reason is',
    ),
    ['note'],
  ),
)
export type SuspensionInput = v.InferOutput<typeof SuspensionInput>

/** An account after a change, and the number of its listings that it hid or showed again. */
export const SuspendedUser = v.object({ ...UserState.entries, listings: count })
export type SuspendedUser = v.InferOutput<typeof SuspendedUser>

/** Administrators. All its sessions end at once. 409: it is suspended already, or belongs to an administrator. */
export const suspendUser = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/suspend',
  summary:
    'Suspend an account: nobody can sign in until it is restored; its owner gets an email with the reason',
  tag: 'users',
  params,
  body: SuspensionInput,
  responses: { 200: SuspendedUser, 409: UserConflict, ...REFUSALS },
})

/** Administrators. 409: it is not suspended. */
export const restoreUser = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/restore',
  summary: 'Restore a suspended account and the listings hidden with it; its owner gets an email',
  tag: 'users',
  params,
  body: body({ note: ActionNote }),
  responses: { 200: SuspendedUser, 409: UserConflict, ...REFUSALS },
})

const WHICH = 'Please send the id of a session, or all'

/** Administrators. 404: there is no such account, or the session has ended already. */
export const endUserSessions = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/sessions/end',
  summary: 'Sign a user out of one session, or everywhere',
  tag: 'users',
  params,
  body: body({
    which: v.union([v.literal('all'), v.pipe(v.string(WHICH), v.regex(/^[0-9a-f]{32}$/, WHICH))], WHICH),
  }),
  responses: { 200: v.object({ ended: count }), ...REFUSALS },
})

/** Administrators. 409: it is suspended. A repeat within five minutes sends no further email. */
export const sendUserPasswordReset = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/password-resets',
  summary: 'Send a user a link to choose a new password',
  tag: 'users',
  params,
  body: body({}),
  responses: { 202: v.object({ email: v.string() }), 409: UserConflict, ...REFUSALS },
})
