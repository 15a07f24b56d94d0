import * as v from 'valibot'
import { CurrentUser, newPassword, personName } from './account.ts'
import { call, errorResponses } from './call.ts'
import { mailToken } from './mail-token.ts'
import { body, Id, Instant, listOf } from './shared.ts'
import { emailAddress } from './text.ts'

/** What can be done in somebody's name and withdrawn again. */
export const DEED_KINDS = ['business', 'review', 'event', 'tender', 'job', 'quote request'] as const
/** One kind of what can be done in somebody's name. */
export type DeedKind = (typeof DEED_KINDS)[number]

/** How many things done in somebody's name are named one by one, the newest first. */
export const DEEDS_SHOWN = 100

/** Something that was done in somebody's name and still counts. */
export const Deed = v.object({
  kind: v.picklist(DEED_KINDS),
  id: Id,
  title: v.string(),
  /** Whether everybody can read it now. */
  isPublic: v.boolean(),
  at: Instant,
})
export type Deed = v.InferOutput<typeof Deed>

/** An account that somebody opened with an address that is not theirs, as the address's owner sees it. */
export const ClaimedAccount = v.object({
  /** `m***@example.com`. */
  email: v.string(),
  openedAt: Instant,
  /** The newest, at most `DEEDS_SHOWN`. */
  deeds: v.array(Deed),
  /** How many there are in all. */
  total: v.number(),
})
export type ClaimedAccount = v.InferOutput<typeof ClaimedAccount>

const KEPT = 'Please name what is kept by kind and id'

/** What takes an account over: the token of the mail, who one is, a password, and what of its deeds is one's own. */
export const TakeOverInput = body({
  token: mailToken,
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
  password: newPassword,
  /** What stays; everything else that was done is withdrawn. */
  keep: listOf(
    v.object(
      {
        kind: v.picklist(DEED_KINDS, KEPT),
        id: v.pipe(v.number(KEPT), v.integer(KEPT), v.minValue(1, KEPT)),
      },
      KEPT,
    ),
    DEEDS_SHOWN,
    { none: KEPT, tooMany: `Please name at most ${DEEDS_SHOWN} that are kept` },
  ),
})
export type TakeOverInput = v.InferOutput<typeof TakeOverInput>

/**
 * Everybody, limited. The answer is the same whether the address has an account or not: an unconfirmed account's gets
 * a mail with which to take it over, a confirmed one's is told that it has an account.
 */
export const claimAccount = call({
  method: 'POST',
  path: '/api/auth/claims',
  summary: 'Ask for a mail with which to take over an account that somebody else opened with one’s address',
  tag: 'accounts',
  body: body({ email: emailAddress('Please enter a valid email address') }),
  answers: { 202: v.object({ email: v.string() }), ...errorResponses(400, 403, 415, 429, 503) },
})

/** Who holds the token of a mail to an unconfirmed address; reading spends it not. 404: it is no longer valid. */
export const reviewClaim = call({
  method: 'POST',
  path: '/api/auth/claims/review',
  summary: 'What was done with an account that somebody opened with one’s address',
  tag: 'accounts',
  body: body({ token: mailToken }),
  answers: { 200: ClaimedAccount, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Who holds the token, once: every session of the account ends, one's own starts, and the address is confirmed. */
export const takeOverAccount = call({
  method: 'POST',
  path: '/api/auth/claims/take-over',
  summary: 'Take over an account opened with one’s address, and withdraw what was done in one’s name',
  tag: 'accounts',
  body: TakeOverInput,
  answers: { 200: CurrentUser, ...errorResponses(400, 403, 404, 415, 429, 503) },
})
