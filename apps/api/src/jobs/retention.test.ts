import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { addQuote, QUOTED } from '#test/quotes.ts'
import { addSubmission } from '#test/submissions.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { purge } from './purge.ts'

const YEAR = 365 * DAY
const MESSAGE = { name: 'Mele Talo', email: 'mele@kokonut.test', message: 'Do you have roofing iron?' }

/** Creates a portal with a business and an adjustable clock. */
async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner })
  const send = async (method: 'POST' | 'PATCH', url: string, payload: object, cookies = {}) => {
    const response = await portal.inject({ method, url, payload, cookies })
    if (response.statusCode >= 300) throw new Error(response.body)
    return response
  }
  return {
    ...portal,
    clock,
    id,
    send,
    sendAs: async (member: 'admin' | 'owner', method: 'POST' | 'PATCH', url: string, payload: object) =>
      send(method, url, payload, await portal.signIn(member)),
    /** Purges some time later; returns the number of remaining rows of a table. */
    leftAfter: async (time: number, table: Purged) => {
      clock.now += time
      await purge(portal.context)
      return (await portal.store.read.selectFrom(table).select('id').execute()).length
    },
  }
}

type Purged = 'inquiries' | 'business_messages' | 'reports' | 'quote_requests' | 'orders' | 'content'
type Portal = Awaited<ReturnType<typeof newPortal>>

const sendInquiry = ({ send }: Portal) => send('POST', '/api/contact', { ...MESSAGE, topic: 'listing' })
const sendMessage = ({ send, id }: Portal) => send('POST', `/api/businesses/${id}/messages`, MESSAGE)

/** Submissions with their table and what closes them. */
const SENT_IN: readonly [string, Purged, (portal: Portal) => Promise<unknown>][] = [
  ['a message to the administrators', 'inquiries', sendInquiry],
  ['a message to a business', 'business_messages', sendMessage],
  [
    'a report',
    'reports',
    ({ send, id }) => send('POST', `/api/businesses/${id}/reports`, { reason: 'closed' }),
  ],
  ['a request for a website', 'quote_requests', addQuote],
  ['an event', 'content', (portal) => addSubmission(portal, 'events')],
]

test.each(SENT_IN)('%s that nobody handled is deleted after a year', async (_what, table, sendIn) => {
  const portal = await newPortal()
  await sendIn(portal)
  expect(await portal.leftAfter(YEAR - 1, table)).toBe(1)
  expect(await portal.leftAfter(1, table)).toBe(0)
})

/** What administrators and owners do with it. */
const HANDLED: readonly [
  string,
  Purged,
  (portal: Portal) => Promise<unknown>,
  (portal: Portal) => Promise<unknown>,
][] = [
  [
    'a message to the administrators',
    'inquiries',
    sendInquiry,
    ({ sendAs }) => sendAs('admin', 'PATCH', '/api/admin/inquiries/1/status', { status: 'handled' }),
  ],
  [
    'a message to a business',
    'business_messages',
    sendMessage,
    ({ sendAs }) => sendAs('owner', 'POST', '/api/messages/1/replies', { text: 'Yes, 40 sheets.' }),
  ],
  [
    'a request for a website',
    'quote_requests',
    addQuote,
    ({ sendAs }) => sendAs('admin', 'PATCH', '/api/admin/quote-requests/1/status', { status: 'declined' }),
  ],
  [
    'a tender that is rejected',
    'content',
    (portal) => addSubmission(portal, 'tenders'),
    ({ sendAs }) => sendAs('admin', 'PATCH', '/api/admin/tenders/1/status', { status: 'rejected' }),
  ],
]

test.each(HANDLED)('%s is deleted a year after its last change', async (_what, table, sendIn, handle) => {
  const portal = await newPortal()
  await sendIn(portal)
  portal.clock.now += 100 * DAY
  await handle(portal)
  expect(await portal.leftAfter(YEAR - 1, table)).toBe(1)
  expect(await portal.leftAfter(1, table)).toBe(0)
})

test('deletes messages to a business, whatever the business’s status', async () => {
  const portal = await newPortal()
  await sendMessage(portal)
  await portal.store.write
    .transaction()
    .execute((trx) => changeBusiness(trx, portal.id, { suspended_at: NOW, public_until: NOW }))
  expect(await portal.leftAfter(YEAR, 'business_messages')).toBe(0)
})

test('an accepted quote is kept for seven years', async () => {
  const portal = await newPortal()
  await addQuote(portal)
  for (const decision of [QUOTED, { status: 'accepted' }])
    await portal.sendAs('admin', 'PATCH', '/api/admin/quote-requests/1/status', decision)
  expect(await portal.leftAfter(7 * YEAR - 1, 'quote_requests')).toBe(1)
  expect(await portal.leftAfter(1, 'quote_requests')).toBe(0)
})

test('an order is kept for seven years after its last payment, and its credit forever', async () => {
  const portal = await newPortal()
  const asOwner = (url: string, payload: object) => portal.sendAs('owner', 'POST', url, payload)
  const pay = (amount: number) =>
    portal.sendAs('admin', 'POST', '/api/admin/orders/1/payments', {
      amount,
      method: 'cash',
      paidAt: '2026-11-20',
    })
  await asOwner('/api/orders', { businessId: portal.id, plan: 'standard' })
  portal.clock.now += 10 * DAY
  await pay(100)
  expect(await portal.leftAfter(7 * YEAR - 1, 'orders')).toBe(1)
  expect(await portal.leftAfter(1, 'orders')).toBe(0)
  const credit = await portal.get('/api/account/credit', await portal.signIn('owner'))
  expect(credit.json()).toEqual({ credit: 11 })
})

const readEvent = ({ store }: TestApp) =>
  store.read
    .selectFrom('content')
    .select(['status', 'submitter_name', 'submitter_email', 'ends_at'])
    .execute()

test('a published event stays, and its submitter’s data is deleted a year after its end', async () => {
  const portal = await newPortal()
  await addSubmission(portal, 'events')
  await portal.sendAs('admin', 'PATCH', '/api/admin/events/1/status', { status: 'approved' })
  const [event] = await readEvent(portal)
  const end = event?.ends_at ?? 0
  expect(await portal.leftAfter(end + YEAR - NOW - 1, 'content')).toBe(1)
  expect(await readEvent(portal)).toMatchObject([{ submitter_email: 'mele@kokonut.test' }])
  expect(await portal.leftAfter(1, 'content')).toBe(1)
  expect(await readEvent(portal)).toMatchObject([
    { status: 'approved', submitter_name: null, submitter_email: null },
  ])
})
