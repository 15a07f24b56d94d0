import type { OwnQuoteRequest, QuoteRequest } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { addQuote, listQuotes, QUOTED, readOwnQuote } from '#test/quotes.ts'
import { refuseWrites } from '#test/refused-writes.ts'

type Cookies = Record<string, string>

const move = ({ inject }: TestApp, cookies: Cookies, id: number, payload: object) =>
  inject({ method: 'PATCH', url: `/api/admin/quote-requests/${id}/status`, payload, cookies })

/** A decision for a status, with a quote if that needs one. */
const to = (status: string) => (status === 'quoted' ? QUOTED : { status })

const note = ({ inject }: TestApp, cookies: Cookies, id: number, payload: object, headers: Cookies = {}) =>
  inject({ method: 'POST', url: `/api/admin/quote-requests/${id}/notes`, payload, cookies, headers })

const auditOf = ({ store }: TestApp) => store.read.selectFrom('audit').selectAll().orderBy('id').execute()

/** A portal with one request, whose clock advances a minute with each call. */
async function withQuote() {
  let now = NOW
  const portal = await newApp({ now: () => now, config: { rateLimitScale: 100 } })
  const quote = await addQuote(portal)
  const admin = await portal.signIn('admin')
  const later = () => new Date((now += 60_000)).toISOString()
  const own = async () => (await readOwnQuote(portal, quote.reference)).json<OwnQuoteRequest>()
  return { portal, quote, admin, later, own }
}

test('a new status is emailed to the requester and shown in the look-up', async () => {
  const { portal, quote, admin, later, own } = await withQuote()
  const at = later()
  const response = await move(portal, admin, quote.id, { status: 'in-review', note: 'We begin on Monday.' })
  expect(response.statusCode).toBe(200)
  const entry = { status: 'in review', note: 'We begin on Monday.', byRequester: false, offer: null, at }
  expect(response.json()).toMatchObject({
    id: quote.id,
    status: 'in review',
    nextStatuses: ['quoted', 'declined', 'expired'],
    history: [{ kind: 'status', ...entry, by: 'Ruth Kalsakau' }],
  })
  expect(await own()).toMatchObject({ status: 'in review', history: [entry] })
  const mails = await readMails(portal)
  expect(mails).toHaveLength(2)
  expect(mails[1]).toMatchObject({ to_name: 'Mele Talo', to_address: 'mele@kokonut.test' })
  expect(mails[1]?.subject).toContain('In review')
  expect(mails[1]?.text).toContain('We begin on Monday.')
})

test('a new status without a note has none in the email', async () => {
  const { portal, quote, admin, own } = await withQuote()
  expect((await move(portal, admin, quote.id, { ...QUOTED, note: '  ' })).statusCode).toBe(200)
  expect((await own()).history).toMatchObject([{ status: 'quoted', note: null }])
})

test('changes from new to accepted, with the history newest first', async () => {
  const { portal, quote, admin, later, own } = await withQuote()
  const times: string[] = []
  for (const status of ['in review', 'quoted', 'in review', 'quoted', 'accepted']) {
    times.unshift(later())
    expect((await move(portal, admin, quote.id, to(status))).statusCode).toBe(200)
  }
  const { status, history } = await own()
  expect(status).toBe('accepted')
  expect(history.map((entry) => entry.status)).toEqual([
    'accepted',
    'quoted',
    'in review',
    'quoted',
    'in review',
  ])
  expect(history.map(({ at }) => at)).toEqual(times)
  // One of its receipt, one of each step, and the order.
  expect(await readMails(portal)).toHaveLength(7)
})

test.each([
  [[], 'new', 'This request is already New. It can be moved to In review, Quoted, Declined or Expired'],
  [[], 'accepted', 'This request is New. It can be moved to In review, Quoted, Declined or Expired'],
  [
    ['in review'],
    'in review',
    'This request is already In review. It can be moved to Quoted, Declined or Expired',
  ],
  [['declined'], 'quoted', 'This request is Declined. It can be moved to In review'],
  [['quoted', 'accepted'], 'declined', 'This request is Accepted and can no longer be moved'],
  [['quoted', 'accepted'], 'accepted', 'This request is already Accepted and can no longer be moved'],
])('after %j rejects a change to %s: %s', async (before, status, message) => {
  const { portal, quote, admin, own } = await withQuote()
  for (const step of before) await move(portal, admin, quote.id, to(step))
  const shown = await own()
  const mailed = await readMails(portal)
  const refused = await move(portal, admin, quote.id, { ...to(status), note: 'Never read' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({ message })
  expect(await own()).toEqual(shown)
  expect(await readMails(portal)).toEqual(mailed)
  expect(await auditOf(portal)).toHaveLength(before.length)
})

test('of two concurrent changes to the same status one succeeds, and one email is sent', async () => {
  const { portal, quote, admin } = await withQuote()
  const both = await Promise.all([
    move(portal, admin, quote.id, QUOTED),
    move(portal, admin, quote.id, QUOTED),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await readMails(portal)).toHaveLength(2)
})

test('does not change the status if the email can’t be enqueued', async () => {
  const { portal, quote, admin, own } = await withQuote()
  await refuseWrites(portal.store, { to: 'outbox' })
  expect((await move(portal, admin, quote.id, QUOTED)).statusCode).toBe(500)
  expect(await own()).toMatchObject({ status: 'new', history: [] })
  expect(await auditOf(portal)).toEqual([])
})

test('a note is visible only to administrators', async () => {
  const { portal, quote, admin, later, own } = await withQuote()
  const before = await own()
  const at = later()
  const response = await note(portal, admin, quote.id, {
    text: ' Called, no answer.\r\nTry again on Friday. ',
  })
  expect(response.statusCode).toBe(201)
  const entry = {
    kind: 'note',
    status: null,
    note: 'Called, no answer.\nTry again on Friday.',
    by: 'Ruth Kalsakau',
    byRequester: false,
    offer: null,
    at,
  }
  expect(response.json<QuoteRequest>().history).toEqual([entry])
  expect((await listQuotes(portal))[0]?.history).toEqual([entry])
  expect(await own()).toEqual(before)
  expect(await readMails(portal)).toHaveLength(1)
})

test('a repeated note is stored once', async () => {
  const { portal, quote, admin } = await withQuote()
  const key = { 'idempotency-key': 'once' }
  const first = await note(portal, admin, quote.id, { text: 'Called' }, key)
  const again = await note(portal, admin, quote.id, { text: 'Called' }, key)
  expect(again.json()).toEqual(first.json())
  expect((await note(portal, admin, quote.id, { text: 'Other' }, key)).statusCode).toBe(409)
  expect((await listQuotes(portal))[0]?.history).toHaveLength(1)
})

test('the audit trail has each status change and note with who, when, what and why', async () => {
  const { portal, quote, admin, later } = await withQuote()
  const movedAt = Date.parse(later())
  await move(portal, admin, quote.id, { status: 'declined', note: 'We don’t build shops this big.' })
  const notedAt = Date.parse(later())
  await note(portal, admin, quote.id, { text: 'They may come back.' })
  const about = { actor_id: portal.ids.admin, subject_kind: 'quote request', subject_id: quote.id }
  expect(await auditOf(portal)).toEqual([
    {
      id: 1,
      at: movedAt,
      action: 'moved',
      reason: 'declined',
      note: 'We don’t build shops this big.',
      changes: '{"status":["new","declined"]}',
      submitted_at: null,
      ...about,
    },
    {
      id: 2,
      at: notedAt,
      action: 'noted',
      reason: null,
      note: 'They may come back.',
      changes: null,
      submitted_at: null,
      ...about,
    },
  ])
})

test.each([
  [
    'move',
    { status: 'done' },
    'status',
    'Please choose one of New, In review, Quoted, Accepted, Declined, Expired',
  ],
  ['move', {}, 'status', 'Please choose one of New, In review, Quoted, Accepted, Declined, Expired'],
  ['move', { ...QUOTED, note: 'x'.repeat(4001) }, 'note', 'Please use at most 4000 characters'],
  ['note', { text: '  ' }, 'text', 'Please write a note'],
  ['note', {}, 'text', 'Please write a note'],
  ['note', { text: 'x'.repeat(4001) }, 'text', 'Please use at most 4000 characters'],
] as const)('rejects a %s with %j', async (kind, payload, field, message) => {
  const { portal, quote, admin } = await withQuote()
  const response = await { move, note }[kind](portal, admin, quote.id, payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message, fields: { [field]: message } })
})

test('responds with 404 to an unknown request', async () => {
  const { portal, admin } = await withQuote()
  const responses = [
    await move(portal, admin, 999, QUOTED),
    await note(portal, admin, 999, { text: 'Hello' }),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(responses[0]?.json()).toEqual({ message: 'Quote request not found' })
})

test.each([
  [null, 401, 'Please sign in to continue'],
  ['owner', 403, 'Only administrators may do this'],
  ['other', 403, 'Only administrators may do this'],
] as const)('%s can’t list, change or note requests', async (member, status, message) => {
  const { portal, quote, own } = await withQuote()
  const cookies = member === null ? {} : await portal.signIn(member)
  const responses = [
    await portal.get('/api/admin/quote-requests', cookies),
    await move(portal, cookies, quote.id, QUOTED),
    await note(portal, cookies, quote.id, { text: 'Hello' }),
  ]
  for (const response of responses) {
    expect([response.statusCode, response.json()]).toEqual([status, { message }])
  }
  expect(await own()).toMatchObject({ status: 'new', history: [] })
})

test('the history stays when an administrator’s account is deleted', async () => {
  const { portal, quote, admin } = await withQuote()
  await move(portal, admin, quote.id, { ...QUOTED, note: 'Here it is.' })
  await portal.store.write.updateTable('quote_events').set({ actor_id: portal.ids.other }).execute()
  await portal.store.write.deleteFrom('users').where('id', '=', portal.ids.other).execute()
  expect((await listQuotes(portal))[0]?.history).toMatchObject([{ note: 'Here it is.', by: null }])
})
