import * as v from 'valibot'
import { COUNTRY_CODES } from '@portal/reference-data'
import { defineCall, errorResponses } from './call.ts'
import { body } from './shared.ts'
import { honeypot, requiredLine } from './submission-fields.ts'
import { emailAddress } from './text.ts'

const COUNTRY = 'Please choose one of the five countries, or all of them'

/** A subscription to the newsletter; an empty `country` means the whole region. */
export const NewSubscription = body({
  email: emailAddress('Please enter a valid email address'),
  country: v.nullish(v.union([v.literal(''), v.picklist(COUNTRY_CODES, COUNTRY)], COUNTRY), ''),
  contactFax: honeypot,
})
export type NewSubscription = v.InferOutput<typeof NewSubscription>

/** The subscriber's address; masked (`m***@example.com`) for callers that only have a token. */
const Subscription = v.object({ email: v.string() })

const Token = body({ token: requiredLine('The code from the email', { min: 20, max: 200 }) })

/** Everybody, limited. The response is the same for a subscribed address. */
export const subscribe = defineCall({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Subscribe to the newsletter; an email asks to confirm',
  tag: 'newsletter',
  body: NewSubscription,
  responses: { 201: Subscription, ...errorResponses(400, 403, 409, 415, 429, 503) },
})

/** Holders of the token. 404: it is not valid. */
export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/api/newsletter/confirmations',
  summary: 'Confirm a newsletter subscription',
  tag: 'newsletter',
  body: Token,
  responses: { 200: Subscription, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Holders of the token of any newsletter. Idempotent. */
export const leaveNewsletter = defineCall({
  method: 'POST',
  path: '/api/newsletter/leave',
  summary: 'Unsubscribe from the newsletter',
  tag: 'newsletter',
  body: Token,
  responses: { 200: Subscription, ...errorResponses(400, 403, 404, 415, 429, 503) },
})
