import type { DecidedItem, QueueKind } from '@portal/domain/contract'
import { edit } from './edits.ts'
import { addListings, addReviews } from './listings.ts'
import { newApp, NOW, type TestApp } from './new-app.ts'
import { addSubmission } from './submissions.ts'

type Cookies = Record<string, string>

/** Ids of pending items, one of each kind. */
export type Waiting = Record<QueueKind, number>

/** Creates a portal with an adjustable clock and a signed-in administrator. */
export async function newModeration() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const admin = await portal.signIn('admin')
  const send = (url: string, payload?: object, { cookies = admin, headers = {} }: Sending = {}) =>
    portal.inject({ method: 'POST', url, cookies, headers, ...(payload && { payload }) })
  const decide = (
    { kind, id }: { readonly kind: QueueKind; readonly id: number },
    payload: object,
    { cookies = admin, headers = {} }: Sending = {},
  ) => portal.inject({ method: 'PATCH', url: `/api/admin/${kind}/${id}/status`, payload, cookies, headers })
  return {
    portal,
    clock,
    admin,
    send,
    decide,
    undo: (response: { json(): unknown }, sending?: Sending) =>
      send(`/api/admin/decisions/${(response.json() as DecidedItem).decision.id}/undo`, {}, sending),
  }
}

interface Sending {
  readonly cookies?: Cookies
  readonly headers?: Record<string, string>
}

/**
 * Adds one pending item of each kind: a review by `other` of a business of `owner`, a report of that business and an edit
 * of it.
 */
export async function addWaiting(portal: TestApp): Promise<Waiting & { readonly reviewed: number }> {
  const { store, ids } = portal
  const [businesses = 0, reviewed = 0] = await addListings(
    store,
    { name: 'Waiting Works', status: 'pending', ownerId: ids.owner },
    { name: 'Auki Hardware', subscriptionTier: 2, ownerId: ids.owner },
  )
  await addReviews(store, {
    businessId: reviewed,
    userId: ids.other,
    firstName: 'Litia',
    lastName: 'Naivalu',
    rating: 4,
    comment: 'Good timber, and they load the truck for you.',
    status: 'pending',
    createdAt: NOW - 500,
  })
  await portal.inject({
    method: 'POST',
    url: `/api/businesses/${reviewed}/reports`,
    payload: { reason: 'closed', note: 'The shop burnt down in May.' },
    cookies: await portal.signIn('other'),
  })
  await edit(portal, await portal.signIn('owner'), reviewed, {
    name: 'Auki Hardware and Timber',
    tags: ['Roofing iron'],
  })
  const [events, tenders, jobs] = [
    await addSubmission(portal, 'events'),
    await addSubmission(portal, 'tenders'),
    await addSubmission(portal, 'jobs'),
  ]
  // The audit trail of a test begins empty.
  await store.write.deleteFrom('audit').execute()
  return {
    businesses,
    edits: reviewed,
    reviewed,
    reviews: 1,
    reports: 1,
    events: events.id,
    tenders: tenders.id,
    jobs: jobs.id,
  }
}
