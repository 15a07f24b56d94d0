import * as v from 'valibot'
import { CurrentUser, newPassword, personName } from './account.ts'
import { defineCall, errorResponses } from './call.ts'
import { mailToken } from './mail-token.ts'
import { body, Id, Instant, listOf } from './shared.ts'
import { emailAddress } from './text.ts'

/** Kinds of activity of an account or its address that can be withdrawn. */
export const ACTIVITY_KINDS = ['business', 'review', 'event', 'tender', 'job', 'quote request'] as const
/** A kind of account activity. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** The most activities listed, the newest first. */
export const MAX_ACTIVITIES_SHOWN = 100

/** Something that was done in somebody's name and still has an effect. */
export const AccountActivity = v.object({
  kind: v.picklist(ACTIVITY_KINDS),
  id: Id,
  title: v.string(),
  /** Whether it is public now. */
  isPublic: v.boolean(),
  at: Instant,
})
export type AccountActivity = v.InferOutput<typeof AccountActivity>

/** An account opened with another person's address, as the owner of the address sees it. */
export const ClaimedAccount = v.object({
  /** `m***@example.com`. */
  email: v.string(),
  openedAt: Instant,
  /** The newest, at most `MAX_ACTIVITIES_SHOWN`. */
  activity: v.array(AccountActivity),
  /** The number of all activities. */
  total: v.number(),
})
export type ClaimedAccount = v.InferOutput<typeof ClaimedAccount>

const KEEP_MESSAGE = 'Please send what you keep by kind and id'

/** The claim of an account: the token of the email, a name, a password, and the activities to keep. */
export const TakeOverInput = body({
  token: mailToken,
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
  password: newPassword,
  /** The activities to keep; all others are withdrawn. */
  keep: listOf(
    v.object(
      {
        kind: v.picklist(ACTIVITY_KINDS, KEEP_MESSAGE),
        id: v.pipe(v.number(KEEP_MESSAGE), v.integer(KEEP_MESSAGE), v.minValue(1, KEEP_MESSAGE)),
      },
      KEEP_MESSAGE,
    ),
    MAX_ACTIVITIES_SHOWN,
    { none: KEEP_MESSAGE, tooMany: `Please name at most ${MAX_ACTIVITIES_SHOWN} that are kept` },
  ),
})
export type TakeOverInput = v.InferOutput<typeof TakeOverInput>

/**
 * Everybody, limited. The response is the same whether or not the address has an account. An email offers to take over an
 * unconfirmed account, or says that a confirmed one exists.
 */
export const claimAccount = defineCall({
  method: 'POST',
  path: '/api/auth/claims',
  summary: 'Email a link to take over an account that somebody opened with the user’s address',
  tag: 'accounts',
  body: body({ email: emailAddress('Please enter a valid email address') }),
  responses: { 202: v.object({ email: v.string() }), ...errorResponses(400, 403, 415, 429, 503) },
})

/** Holders of a token sent to an unconfirmed address; reading does not use up the token. 404: the token is no longer valid. */
export const reviewClaim = defineCall({
  method: 'POST',
  path: '/api/auth/claims/review',
  summary: 'What was done with an account that somebody opened with the user’s address',
  tag: 'accounts',
  body: body({ token: mailToken }),
  responses: { 200: ClaimedAccount, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Holders of the token, once: all sessions of the account end, a new one starts, and the address is confirmed. */
export const takeOverAccount = defineCall({
  method: 'POST',
  path: '/api/auth/claims/take-over',
  summary: 'Take over an account opened with the user’s address, and withdraw what was done in their name',
  tag: 'accounts',
  body: TakeOverInput,
  responses: { 200: CurrentUser, ...errorResponses(400, 403, 404, 415, 429, 503) },
})
