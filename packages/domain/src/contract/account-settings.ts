import * as v from 'valibot'
import { CurrentUser, newPassword, personName } from './account.ts'
import { defineCall, errorResponses } from './call.ts'
import { body, Instant } from './shared.ts'

const NO_PASSWORD = 'Please enter your password'

/** The password of the account, as proof that its holder makes the request. */
export const ownPassword = v.pipe(
  v.string(NO_PASSWORD),
  v.minLength(1, NO_PASSWORD),
  v.maxLength(256, 'Please use at most 256 characters'),
)

/** An identity at an identity provider that can sign in to the account. */
export const LinkedIdentity = v.object({
  /** Identifies the identity within this account; useless for signing in. */
  id: v.string(),
  /** The provider's name. */
  provider: v.string(),
  linkedAt: Instant,
})
export type LinkedIdentity = v.InferOutput<typeof LinkedIdentity>

/** The account as its holder sees it on the account page. */
export const Account = v.object({
  ...CurrentUser.entries,
  openedAt: Instant,
  /** Whether there is a password; without one, sign-in is by identity provider only. */
  hasPassword: v.boolean(),
  /** The address that replaces the present one once confirmed. */
  emailChange: v.nullable(v.object({ email: v.string(), requestedAt: Instant })),
  /** The oldest first. */
  identities: v.array(LinkedIdentity),
})
export type Account = v.InferOutput<typeof Account>

/** The account of the signed-in person. */
export const getAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'The signed-in user’s account, as the account page shows it',
  tag: 'accounts',
  responses: { 200: Account, ...errorResponses(401, 429) },
})

/** A person's name, as shown with their reviews. */
export const RenameInput = body({
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
})
export type RenameInput = v.InferOutput<typeof RenameInput>

/** Signed-in people. */
export const renameAccount = defineCall({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change the signed-in user’s name',
  tag: 'accounts',
  body: RenameInput,
  responses: { 200: CurrentUser, ...errorResponses(400, 401, 403, 415, 429, 503) },
})

const PICTURE = 'Please send a photo as a data address, or nothing to remove it'

/** Signed-in people. The photo is cut to a square and stored small; `null` removes the picture. */
export const setPicture = defineCall({
  method: 'PUT',
  path: '/api/account/picture',
  summary: 'Replace or remove the signed-in user’s picture',
  tag: 'accounts',
  body: body({ image: v.nullable(v.string(PICTURE)) }),
  responses: { 200: CurrentUser, ...errorResponses(400, 401, 403, 413, 415, 429, 503) },
})

/** The present password, which may be shorter than the minimum for a new one, and the new one. */
export const ChangePasswordInput = body({ currentPassword: ownPassword, password: newPassword })
export type ChangePasswordInput = v.InferOutput<typeof ChangePasswordInput>

/** The number of ended sessions. */
const EndedSessions = v.object({ ended: v.number() })

/** Signed-in people. All other sessions end. 403: the present password is wrong. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password; every other session of the account ends',
  tag: 'accounts',
  body: ChangePasswordInput,
  responses: { 200: EndedSessions, ...errorResponses(400, 401, 403, 415, 429, 503) },
})

/** A session of the signed-in person. */
export const AccountSession = v.object({
  /** Identifies the session within this account; useless for signing in. */
  id: v.string(),
  /** `Chrome on Android`; null for older sessions, which did not record it, and for programs. */
  device: v.nullable(v.string()),
  startedAt: Instant,
  usedAt: Instant,
  /** Whether this request belongs to it. */
  isCurrent: v.boolean(),
})
export type AccountSession = v.InferOutput<typeof AccountSession>

/** Signed-in people: the sessions that have not ended, the present one first, then by last use. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The signed-in user’s sessions',
  tag: 'accounts',
  responses: { 200: v.array(AccountSession), ...errorResponses(401, 429) },
})

const WHICH = 'Please send the id of a session, or others, or all'

/** Signed-in people: ends one session, all others, or all. Ending the present one signs out. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/api/account/sessions/end',
  summary: 'Sign out of one session, of all others, or everywhere',
  tag: 'accounts',
  body: body({
    which: v.union(
      [v.picklist(['others', 'all']), v.pipe(v.string(WHICH), v.regex(/^[0-9a-f]{32}$/, WHICH))],
      WHICH,
    ),
  }),
  responses: { 200: EndedSessions, ...errorResponses(400, 401, 403, 404, 415, 429, 503) },
})

const IDENTITY = 'Please send the id of a linked sign-in'

/** The identity to unlink, and the password of an account that has one. */
export const UnlinkIdentityInput = body({
  id: v.pipe(v.string(IDENTITY), v.regex(/^[0-9a-f]{32}$/, IDENTITY)),
  password: v.optional(v.pipe(v.string(NO_PASSWORD), v.maxLength(256, 'Please use at most 256 characters'))),
})
export type UnlinkIdentityInput = v.InferOutput<typeof UnlinkIdentityInput>

/**
 * Signed-in people. All other sessions end. 403: the password is wrong. 404: it is not linked. 409: it is the only way to
 * sign in, since the account has no password.
 */
export const unlinkIdentity = defineCall({
  method: 'POST',
  path: '/api/account/identities/unlink',
  summary: 'Unlink a sign-in with an identity provider; every other session of the account ends',
  tag: 'accounts',
  body: UnlinkIdentityInput,
  responses: { 200: EndedSessions, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
