import { calls } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { anEvent, publish } from './content.ts'
import { addListings, addReviews } from './listings.ts'
import { createIdempotencyHeaders, readMails } from './mails.ts'
import { newApp, NOW } from './new-app.ts'
import { QUOTE } from './quotes.ts'
import { SUBMISSIONS } from './submissions.ts'
import { refuseWrites } from '#test/refused-writes.ts'

interface PublicCall {
  readonly path: string
  readonly payload: object
  /** Changes that make it another submission. */
  readonly change: object
  readonly table: keyof Database &
    (
      | 'quote_requests'
      | 'inquiries'
      | 'business_messages'
      | 'reports'
      | 'content'
      | 'event_registrations'
      | 'subscribers'
      | 'alerts'
    )
  readonly emails: number
}

const MESSAGE = {
  name: 'Mele Talo',
  email: 'mele@kokonut.test',
  topic: 'listing',
  message: 'How long does a review take? We sent ours in on Monday.',
}

/** Every call for submissions without an account. */
const CALLS: readonly PublicCall[] = [
  {
    path: '/api/quote-requests',
    payload: QUOTE,
    change: { businessName: 'Another' },
    table: 'quote_requests',
    emails: 1,
  },
  { path: '/api/contact', payload: MESSAGE, change: { topic: 'press' }, table: 'inquiries', emails: 2 },
  {
    path: '/api/issues',
    payload: { ...MESSAGE, topic: 'broken-page' },
    change: { page: '/news' },
    table: 'inquiries',
    emails: 2,
  },
  {
    path: '/api/events',
    payload: SUBMISSIONS.events,
    change: { title: 'Another' },
    table: 'content',
    emails: 1,
  },
  {
    path: '/api/tenders',
    payload: SUBMISSIONS.tenders,
    change: { title: 'Another' },
    table: 'content',
    emails: 1,
  },
  { path: '/api/jobs', payload: SUBMISSIONS.jobs, change: { title: 'Another' }, table: 'content', emails: 1 },
  {
    path: '/api/events/trade-show/registrations',
    payload: { name: 'Mele Talo', email: 'mele@kokonut.test' },
    change: { name: 'Another' },
    table: 'event_registrations',
    emails: 1,
  },
  {
    path: '/api/businesses/auki-hardware/messages',
    payload: { name: 'Mele Talo', email: 'mele@kokonut.test', message: 'Do you have roofing iron?' },
    change: { kind: 'quote' },
    table: 'business_messages',
    emails: 2,
  },
  {
    path: '/api/businesses/auki-hardware/reports',
    payload: { reason: 'closed' },
    change: { reason: 'offensive' },
    table: 'reports',
    emails: 0,
  },
  {
    path: '/api/reviews/1/reports',
    payload: { reason: 'offensive' },
    change: { reason: 'advertising' },
    table: 'reports',
    emails: 0,
  },
  {
    path: '/api/alerts',
    payload: { email: 'mele@kokonut.test', list: 'tenders', frequency: 'daily' },
    change: { filters: 'country=fj' },
    table: 'alerts',
    emails: 1,
  },
  {
    path: '/api/newsletter',
    payload: { email: 'mele@kokonut.test' },
    change: { country: 'fj' },
    table: 'subscribers',
    emails: 1,
  },
]

async function newPortal({ path, payload, table }: PublicCall) {
  const portal = await newApp()
  await publish(portal.store, anEvent())
  const [businessId = 0] = await addListings(portal.store, { ownerId: portal.ids.owner })
  await addReviews(portal.store, {
    businessId,
    firstName: 'Ana',
    lastName: 'Bela',
    rating: 1,
    comment: 'Never go there.',
    createdAt: NOW,
  })
  const rows = async () => (await portal.store.read.selectFrom(table).select('id').execute()).length
  const before = await rows()
  return {
    ...portal,
    /** Counts the rows without those of the test's set-up. */
    stored: async () => (await rows()) - before,
    send: (change: object = {}, headers = createIdempotencyHeaders(), url = path) =>
      portal.inject({ method: 'POST', url, payload: { ...payload, ...change }, headers }),
  }
}

test.each(CALLS)('POST $path: a repeat under the same key stores and sends nothing', async (call) => {
  const portal = await newPortal(call)
  const answers = [...(await Promise.all([portal.send(), portal.send()])), await portal.send()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await portal.stored()).toBe(1)
  expect(await readMails(portal)).toHaveLength(call.emails)
})

test.each(CALLS)('POST $path: another submission under the same key is refused with 409', async (call) => {
  const portal = await newPortal(call)
  await portal.send()
  const refused = await portal.send(call.change)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({ message: 'This Idempotency-Key belongs to another request' })
  expect((await portal.send(call.change, createIdempotencyHeaders(2))).statusCode).toBe(201)
  expect(await readMails(portal)).toHaveLength(2 * call.emails)
})

test('a key of one call is refused by another', async () => {
  const [jobs, tenders] = [CALLS[5], CALLS[4]]
  if (!jobs || !tenders) throw new Error('There is no such call')
  const portal = await newPortal(jobs)
  await portal.send()
  const refused = await portal.inject({
    method: 'POST',
    url: tenders.path,
    payload: tenders.payload,
    headers: createIdempotencyHeaders(),
  })
  expect(refused.statusCode).toBe(409)
})

test.each(CALLS)('POST $path: a key that could be guessed is refused with 400', async (call) => {
  const portal = await newPortal(call)
  const refused = await portal.send({}, { 'idempotency-key': '1' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({
    message: 'Without an account an Idempotency-Key takes at least 16 characters, such as a random UUID',
  })
  expect(await portal.stored()).toBe(0)
})

test.each(CALLS.filter(({ emails }) => emails > 0))(
  'POST $path: stores nothing if its email can’t be enqueued',
  async (call) => {
    const portal = await newPortal(call)
    const mend = await refuseWrites(portal.store, { to: 'outbox' })
    expect((await portal.send()).statusCode).toBe(500)
    expect(await portal.stored()).toBe(0)
    await mend()
    expect((await portal.send()).statusCode).toBe(201)
    expect(await portal.stored()).toBe(1)
  },
)

test('these tests cover every call with a honeypot field', () => {
  const found = Object.values(calls).filter((call) => 'body' in call && hasField(call.body, 'contactFax'))
  const tested = CALLS.map(({ path }) =>
    path.replace(/trade-show|auki-hardware/, ':idOrSlug').replace('/1/', '/:id/'),
  )
  expect(found.map(({ path }) => path).toSorted()).toEqual(tested.toSorted())
})

/** Whether an object schema has a field, also within checks. */
function hasField(schema: object, field: string): boolean {
  if ('pipe' in schema && Array.isArray(schema.pipe)) return hasField(schema.pipe[0] as object, field)
  return 'entries' in schema && field in (schema.entries as object)
}
