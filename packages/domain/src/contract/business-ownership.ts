import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { mailToken } from './mail-token.ts'
import { body, Id, Instant, NoContent, PathId } from './shared.ts'
import { emailAddress } from './text.ts'

const params = v.object({ id: PathId })
const PAUSED = 'Please choose whether to pause the listing'

/** The owner. A paused listing is not public; its trial or paid year goes on. 409: it was never approved. */
export const pauseBusiness = defineCall({
  method: 'PUT',
  path: '/api/businesses/:id/paused',
  summary: 'Pause a listing, or show it again',
  tag: 'businesses',
  params,
  body: body({ paused: v.boolean(PAUSED) }),
  responses: {
    200: v.object({ pausedAt: v.nullable(Instant) }),
    ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503),
  },
})

/** A deleted listing and until when it can be restored. */
export const DeletedBusiness = v.object({ id: Id, name: v.string(), restorableUntil: Instant })
export type DeletedBusiness = v.InferOutput<typeof DeletedBusiness>

/** The owner. Idempotent. */
export const deleteBusiness = defineCall({
  method: 'DELETE',
  path: '/api/businesses/:idOrSlug',
  summary: 'Delete a listing; it can be restored until the time in the answer',
  tag: 'businesses',
  // Named `slug` as in the profile’s path, but accepts only an id.
  params: v.object({ idOrSlug: PathId }),
  responses: { 200: DeletedBusiness, ...errorResponses(401, 403, 404, 429, 503) },
})

/** The owner. Idempotent. 404: not theirs, or purged. */
export const restoreBusiness = defineCall({
  method: 'POST',
  path: '/api/businesses/:id/restore',
  summary: 'Restore a deleted listing',
  tag: 'businesses',
  params,
  responses: { 200: v.object({ id: Id, slug: v.string() }), ...errorResponses(401, 403, 404, 429, 503) },
})

/** Signed-in people. */
export const listDeletedBusinesses = defineCall({
  method: 'GET',
  path: '/api/deleted-businesses',
  summary: 'The user’s deleted listings that can be restored, soonest deadline first',
  tag: 'businesses',
  responses: { 200: v.array(DeletedBusiness), ...errorResponses(401, 429) },
})

/** An offer of a listing to another account. */
export const Handover = v.object({ email: v.string(), until: Instant })
export type Handover = v.InferOutput<typeof Handover>

/** The owner. The listing stays theirs until the other person accepts; a second offer replaces the first. */
export const offerHandover = defineCall({
  method: 'POST',
  path: '/api/businesses/:id/handover',
  summary: 'Offer a listing to another person, who gets a link by email',
  tag: 'businesses',
  params,
  body: body({ email: emailAddress('Please enter a valid email address') }),
  responses: { 201: Handover, ...errorResponses(400, 401, 403, 404, 415, 429, 503) },
})

/** The owner. Without an offer it does nothing. */
export const cancelHandover = defineCall({
  method: 'DELETE',
  path: '/api/businesses/:id/handover',
  summary: 'Withdraw the offer of a listing',
  tag: 'businesses',
  params,
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** An offer as anybody with its link sees it; `isForYou`: it was sent to the address of the signed-in account. */
export const OfferedBusiness = v.object({
  id: Id,
  name: v.string(),
  ownerName: v.string(),
  /** The masked address that it was sent to. */
  email: v.string(),
  until: Instant,
  isForYou: v.boolean(),
  isAccepted: v.boolean(),
})
export type OfferedBusiness = v.InferOutput<typeof OfferedBusiness>

/** Signed-in people with the link. 404: the link no longer works. */
export const reviewHandover = defineCall({
  method: 'POST',
  path: '/api/handovers/review',
  summary: 'The listing that a link offers, and the email address it is for',
  tag: 'businesses',
  body: body({ token: mailToken }),
  responses: { 200: OfferedBusiness, ...errorResponses(400, 401, 403, 404, 415, 429) },
})

/** The account with the address that the offer was sent to. Idempotent. */
export const acceptHandover = defineCall({
  method: 'POST',
  path: '/api/handovers/accept',
  summary: 'Take over the listing that a link offers, with its messages and reviews',
  tag: 'businesses',
  body: body({ token: mailToken }),
  responses: { 200: v.object({ id: Id }), ...errorResponses(400, 401, 403, 404, 415, 429, 503) },
})
