import { addListings } from './listings.ts'
import { newApp, NOW, type TestApp } from './new-app.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import {
  approveReview,
  requireReviewForDecision,
  rejectReview,
} from '#features/reviews/publication.service.ts'

export const REVIEW = { rating: 4, comment: 'Good timber, and they load the truck for you.' }

/** Creates a portal with an Enhanced business of the owner, and a clock. */
export async function newPortal(state: Partial<BusinessRecord> = {}) {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const [id = 0] = await addListings(portal.store, {
    subscriptionTier: 2,
    ownerId: portal.ids.owner,
    ...state,
  })
  return { ...portal, clock, id }
}

interface Sending {
  readonly member?: 'owner' | 'other' | 'admin'
  readonly payload?: object
  readonly headers?: Record<string, string>
}

export const send = async (
  { inject, signIn }: TestApp,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  { member = 'other', payload, headers = {} }: Sending = {},
) => inject({ method, url, cookies: await signIn(member), headers, ...(payload && { payload }) })

export type Portal = Awaited<ReturnType<typeof newPortal>>

export const write = (portal: Portal, payload: object = REVIEW, sending: Sending = {}) =>
  send(portal, 'POST', `/api/businesses/${portal.id}/reviews`, { payload, ...sending })

export const decide = (
  { store, clock }: Portal,
  status: 'approved' | 'rejected',
  note: string | null = null,
) =>
  store.write.transaction().execute(async (trx) => {
    const review = await requireReviewForDecision(trx, 1)
    await (status === 'approved'
      ? approveReview(trx, review, clock.now)
      : rejectReview(trx, review, { reason: null, note }))
  })

export const reply = (portal: Portal, text: string, member: 'owner' | 'other' | 'admin' = 'owner') =>
  send(portal, 'PUT', '/api/reviews/1/reply', { member, payload: { text } })
