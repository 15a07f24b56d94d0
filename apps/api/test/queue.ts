import { readQueueCounts } from '#db/queue-counts.ts'
import { addListings } from './listings.ts'
import { newApp, type TestApp } from './new-app.ts'
import { addSubmission } from './submissions.ts'

export const QUEUE_KINDS = ['business', 'event', 'tender', 'job', 'inquiry'] as const

/** Counts the pending items of each kind, as the portal does. */
export const countQueue = ({ store }: TestApp) => readQueueCounts(store.read, QUEUE_KINDS)

/** Creates a portal with two businesses, an event, a job and two inquiries in the queue. */
export async function newQueue() {
  const portal = await newApp()
  const { write } = portal.store
  await addListings(portal.store, { status: 'pending' }, { status: 'pending' }, {}, { status: 'rejected' })
  await addSubmission(portal, 'events')
  await addSubmission(portal, 'jobs')
  for (const message of ['One', 'Two']) {
    const payload = { topic: 'other', message: `${message} thing is wrong` }
    await portal.inject({ method: 'POST', url: '/api/issues', payload })
  }
  return { portal, write }
}
