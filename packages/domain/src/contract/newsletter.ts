import * as v from 'valibot'
import { COUNTRY_CODES } from '../place/codes.ts'
import { call, errorResponses } from './call.ts'
import { body } from './shared.ts'
import { honeypot, requiredLine } from './submission.ts'
import { emailAddress } from './text.ts'

const COUNTRY = 'Please choose one of the five countries, or all of them'

/** Who would like the newsletter, and of which country; an empty `country` is the whole region. */
export const NewSubscription = body({
  email: emailAddress('Please enter a valid email address'),
  country: v.nullish(v.union([v.literal(''), v.picklist(COUNTRY_CODES, COUNTRY)], COUNTRY), ''),
  contactFax: honeypot,
})
export type NewSubscription = v.InferOutput<typeof NewSubscription>

/** The address that was written to: `m***@example.com` where only a token is known. */
const Subscription = v.object({ email: v.string() })

const Token = body({ token: requiredLine('The code of the mail', { min: 20, max: 200 }) })

/** Everybody, limited. The answer is the same for an address that is known already. */
export const subscribe = call({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Ask for the newsletter; a mail asks whether it was oneself',
  tag: 'newsletter',
  body: NewSubscription,
  answers: { 201: Subscription, ...errorResponses(400, 403, 409, 415, 429, 503) },
})

/** Who holds the token of the mail. 404: nobody waits under it. */
export const confirmSubscription = call({
  method: 'POST',
  path: '/api/newsletter/confirmations',
  summary: 'Confirm that one wants the newsletter',
  tag: 'newsletter',
  body: Token,
  answers: { 200: Subscription, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Who holds the token of any newsletter. Leaving twice is leaving. */
export const leaveNewsletter = call({
  method: 'POST',
  path: '/api/newsletter/leave',
  summary: 'Leave the newsletter',
  tag: 'newsletter',
  body: Token,
  answers: { 200: Subscription, ...errorResponses(400, 403, 404, 415, 429, 503) },
})
