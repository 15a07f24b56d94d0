import type { ReportReceipt } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings, addReviews } from '#test/listings.ts'
import { createIdempotencyHeaders } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const REPORT = { reason: 'closed', note: 'The shop burnt down in May.' }

interface Sending {
  readonly payload?: object
  readonly cookies?: Record<string, string>
  readonly headers?: Record<string, string>
  readonly remoteAddress?: string
}

/** A portal with a business, and a published and a pending review of it. */
async function newPortal() {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, subscriptionTier: 2 })
  const review = { businessId: id, lastName: 'Bela', rating: 1, comment: 'Never go there.', createdAt: NOW }
  await addReviews(
    portal.store,
    { ...review, firstName: 'Ana' },
    { ...review, firstName: 'Ben', status: 'pending' },
  )
  return { ...portal, id }
}

const report = ({ inject }: TestApp, url: string, { payload = REPORT, ...sending }: Sending = {}) =>
  inject({ method: 'POST', url, payload, ...sending })
const stored = ({ store }: TestApp) =>
  store.read
    .selectFrom('reports')
    .select(['business_id', 'review_id', 'reason', 'note', 'reporter_id', 'status', 'submitted_at'])
    .orderBy('id')
    .execute()
const referenceOf = (response: { json(): unknown }) => (response.json() as ReportReceipt).reference

test('anybody reports a business, with a reason and a note, and gets a reference', async () => {
  const portal = await newPortal()
  const response = await report(portal, `/api/businesses/${portal.id}/reports`)
  expect(response.statusCode).toBe(201)
  expect(referenceOf(response)).toMatch(/^PB-/)
  expect(await stored(portal)).toEqual([
    {
      business_id: portal.id,
      review_id: null,
      ...REPORT,
      reporter_id: null,
      status: 'pending',
      submitted_at: NOW,
    },
  ])
})

test('accepts a report on a published review, and responds with 404 for a waiting one', async () => {
  const portal = await newPortal()
  const payload = { reason: 'offensive' }
  expect((await report(portal, '/api/reviews/1/reports', { payload })).statusCode).toBe(201)
  expect((await report(portal, '/api/reviews/2/reports', { payload })).statusCode).toBe(404)
  expect(await stored(portal)).toMatchObject([{ business_id: portal.id, review_id: 1, note: null }])
})

test('stores a second report from the same person or network with its own reference', async () => {
  const portal = await newPortal()
  const url = `/api/businesses/${portal.id}/reports`
  const owner = await portal.signIn('owner')
  const first = referenceOf(await report(portal, url))
  const again = referenceOf(await report(portal, url, { payload: { ...REPORT, note: 'It was in April.' } }))
  const elsewhere = referenceOf(await report(portal, url, { remoteAddress: '203.0.113.9' }))
  const signedIn = referenceOf(await report(portal, url, { cookies: owner }))
  const signedInAgain = referenceOf(
    await report(portal, url, { cookies: owner, remoteAddress: '203.0.113.10' }),
  )
  expect(new Set([first, again, elsewhere, signedIn, signedInAgain]).size).toBe(5)
  expect((await stored(portal)).map(({ note }) => note)).toEqual([
    REPORT.note,
    'It was in April.',
    REPORT.note,
    REPORT.note,
    REPORT.note,
  ])
})

test('a repeat with the same key is one report', async () => {
  const portal = await newPortal()
  const url = `/api/businesses/${portal.id}/reports`
  const headers = createIdempotencyHeaders()
  const responses = await Promise.all([report(portal, url, { headers }), report(portal, url, { headers })])
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  expect(await stored(portal)).toHaveLength(1)
})

test('the stored report does not reveal the reporter', async () => {
  const portal = await newPortal()
  await report(portal, `/api/businesses/${portal.id}/reports`, { remoteAddress: '203.0.113.9' })
  const [row] = await portal.store.read.selectFrom('reports').selectAll().execute()
  expect(row?.reporter_hash).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain('203.0.113')
})

test.each([
  [{ reason: 'ugly' }, { reason: 'Please choose a reason' }],
  [{ reason: undefined }, { reason: 'Please choose a reason' }],
  [{ note: 'x'.repeat(1001) }, { note: 'Your note must be at most 1000 characters' }],
])('rejects %j with a message for its field', async (change, fields) => {
  const portal = await newPortal()
  const response = await report(portal, `/api/businesses/${portal.id}/reports`, {
    payload: { ...REPORT, ...change },
  })
  expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([400, fields])
  expect(await stored(portal)).toEqual([])
})

test('rejects reports on anything that is not public', async () => {
  const portal = await newPortal()
  const [pending = 0] = await addListings(portal.store, { status: 'pending' })
  for (const path of [`/api/businesses/${pending}/reports`, '/api/businesses/nobody/reports'])
    expect((await report(portal, path)).statusCode).toBe(404)
})

test('limits reports to ten in ten minutes from one network', async () => {
  const portal = await newPortal()
  const ids = await addListings(portal.store, ...Array.from({ length: 11 }, () => ({})))
  const responses = []
  for (const id of ids) responses.push((await report(portal, `/api/businesses/${id}/reports`)).statusCode)
  expect(responses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})
