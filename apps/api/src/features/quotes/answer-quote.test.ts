import type { OwnQuoteRequest } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { addQuote, listQuotes, QUOTE, QUOTED, readOwnQuote } from '#test/quotes.ts'
import { withdrawQuote } from './quotes.service.ts'

const ITEMS = [
  { name: 'Four pages', price: 1199.9 },
  { name: 'Logo design', price: 400.1 },
]

const decide = async ({ inject, signIn }: TestApp, id: number, payload: object) =>
  inject({
    method: 'PATCH',
    url: `/api/admin/quote-requests/${id}/status`,
    payload,
    cookies: await signIn('admin'),
  })

/** A portal with a quoted request, and a clock that the test sets. */
async function withOffer(changes: object = {}) {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, config: { rateLimitScale: 100 } })
  const { id, reference } = await addQuote(portal)
  const decision = await decide(portal, id, { ...QUOTED, note: 'Three weeks.', ...changes })
  expect(decision.statusCode).toBe(200)
  const own = async () => (await readOwnQuote(portal, reference)).json<OwnQuoteRequest>()
  const offer = (await own()).offer?.id ?? 0
  const answer = (payload: object, of = reference) =>
    portal.inject({
      method: 'POST',
      url: `/api/quote-requests/${of}/answer`,
      payload: { email: QUOTE.email, offer, ...payload },
    })
  const mailsSince = async () => (await readMails(portal)).slice(2)
  return {
    portal,
    clock,
    id,
    reference,
    offer,
    own,
    answer,
    mailsSince,
    decide: decide.bind(null, portal, id),
  }
}

test('a quote has its amount, items and last day for the requester and for administrators', async () => {
  const { portal, own, offer } = await withOffer({ items: ITEMS })
  const expected = {
    id: offer,
    amount: 1600,
    currency: 'USD',
    validUntil: '2026-12-20',
    endsAt: '2026-12-20T13:00:00.000Z',
    items: ITEMS,
  }
  expect(await own()).toMatchObject({ status: 'quoted', offer: expected, history: [{ offer: expected }] })
  expect((await listQuotes(portal))[0]).toMatchObject({ offer: expected, history: [{ offer: expected }] })
  const moved = await portal.store.read
    .selectFrom('audit')
    .select('changes')
    .where('action', '=', 'moved')
    .executeTakeFirst()
  expect(JSON.parse(moved?.changes ?? '')).toMatchObject({
    amount: [null, 1600],
    validUntil: [null, '2026-12-20'],
  })
  const [, mail] = await readMails(portal)
  expect(mail?.text).toContain('Amount: US$1,600')
  expect(mail?.text).toContain('Valid until: Sun 20 Dec 2026')
  expect(mail?.text).toContain('/quote-status?reference=')
})

test.each([
  [{ amount: null }, 'amount', /^Please write an amount/],
  [{ amount: 0 }, 'amount', /^Please write an amount/],
  [{ amount: 10.555 }, 'amount', /^Please write an amount/],
  [{ amount: 1_000_001 }, 'amount', /^Please write an amount/],
  [{ amount: '1600' }, 'amount', /^Please write an amount/],
  [{ validUntil: null }, 'validUntil', /^Please choose the last day/],
  [{ validUntil: '2026-02-30' }, 'validUntil', /^Please choose the last day/],
  [{ validUntil: '2026-11-01' }, 'validUntil', /^Please choose today or a later day, in Solomon Islands$/],
  [{ validUntil: '2028-01-01' }, 'validUntil', /^Please choose a day within a year$/],
  [{ items: [{ name: 'Logo', price: 100 }] }, 'amount', /^The amount must be the sum of the items$/],
])('rejects a quote with %j', async (changes, field, message) => {
  const portal = await newApp()
  const { id, reference } = await addQuote(portal)
  const answer = await decide(portal, id, { ...QUOTED, ...changes })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toMatch(message)
  expect((await readOwnQuote(portal, reference)).json()).toMatchObject({ status: 'new', offer: null })
})

test.each([
  ['accept', 'accepted'],
  ['decline', 'declined'],
] as const)('a quote can be %sed once; both sides are notified', async (answer, status) => {
  const { portal, answer: send, own, offer, mailsSince } = await withOffer()
  const first = await send({ answer, note: ' Thank you. ' })
  expect(first.statusCode).toBe(200)
  expect(first.json()).toMatchObject({ status, offer: { id: offer, amount: 1600 } })
  expect(first.json<OwnQuoteRequest>().history[0]).toMatchObject({
    status,
    byRequester: true,
    note: 'Thank you.',
  })
  const [request] = await listQuotes(portal)
  expect(request?.history[0]).toMatchObject({ status, byRequester: true, by: null })
  // The same answer again, whose response was lost, changes nothing.
  expect((await send({ answer })).json()).toEqual(first.json())
  expect(await own()).toEqual(first.json())
  const mails = await mailsSince()
  expect(mails.map(({ to_address }) => to_address)).toEqual([
    'contact@portal.test',
    QUOTE.email.toLowerCase(),
    // The order of the accepted quote.
    ...(status === 'accepted' ? [QUOTE.email.toLowerCase()] : []),
  ])
  expect(mails[0]?.subject).toContain(`was ${status}`)
  expect(mails[0]?.text).toContain('Thank you.')
})

test('a quote can be accepted until the end of its last day in the business’s time zone', async () => {
  const { portal, clock, answer, own, mailsSince } = await withOffer()
  clock.now = Date.parse('2026-12-20T13:00:00.000Z')
  expect(await own()).toMatchObject({ status: 'expired', offer: { validUntil: '2026-12-20' } })
  const late = await answer({ answer: 'accept' })
  expect([late.statusCode, late.json()]).toEqual([
    409,
    { message: 'This quote was valid until Sun 20 Dec 2026. Write to us for a new one' },
  ])
  expect(await mailsSince()).toEqual([])
  const statuses = async (query: string) => (await listQuotes(portal, query)).map(({ status }) => status)
  expect(await statuses('?status=expired')).toEqual(['expired'])
  expect(await statuses('?status=quoted')).toEqual([])
  clock.now -= 1
  expect(await statuses('?status=quoted')).toEqual(['quoted'])
  expect(await statuses('?status=expired')).toEqual([])
  expect((await answer({ answer: 'accept' })).statusCode).toBe(200)
})

test('only the new quote after an expired one can be accepted', async () => {
  const { clock, answer, own, decide: move } = await withOffer()
  clock.now += 60 * DAY
  const refused = await move({ status: 'accepted' })
  expect(refused.json()).toEqual({ message: 'This request is Expired. It can be moved to In review' })
  expect((await move({ status: 'in review' })).statusCode).toBe(200)
  expect(await own()).toMatchObject({ status: 'in review', offer: null })
  expect((await answer({ answer: 'accept' })).json()).toEqual({
    message: 'There is no quote to answer: this request is In review',
  })
  await move({ ...QUOTED, amount: 1400, validUntil: '2027-02-20' })
  expect((await answer({ answer: 'accept' })).json()).toEqual({
    message: 'We have sent you a newer quote. Read it before you answer',
  })
  const latest = await own()
  expect(latest.offer?.amount).toBe(1400)
  expect((await answer({ answer: 'accept', offer: latest.offer?.id })).statusCode).toBe(200)
})

test('of a concurrent acceptance and refusal one counts', async () => {
  const { answer, own, mailsSince } = await withOffer()
  const both = await Promise.all([answer({ answer: 'accept' }), answer({ answer: 'decline' })])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { history, status } = await own()
  expect(history).toHaveLength(2)
  expect(await mailsSince()).toHaveLength(status === 'accepted' ? 3 : 2)
})

test('of a concurrent acceptance and an administrator’s change one counts', async () => {
  const { answer, own, decide: move } = await withOffer()
  const both = await Promise.all([answer({ answer: 'accept' }), move({ status: 'in review' })])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await own()).history).toHaveLength(2)
})

test('a request that its address’s owner withdrew can no longer be accepted', async () => {
  const { portal, id, answer } = await withOffer()
  const withdrawal = { note: 'Not mine', actorId: portal.ids.other, at: NOW }
  await portal.store.write.transaction().execute((trx) => withdrawQuote(trx, id, withdrawal))
  const refused = await answer({ answer: 'accept' })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'There is no quote to answer: this request is Declined' },
  ])
})

test('rejects an answer without the address', async () => {
  const { portal, reference, offer, own } = await withOffer()
  const guess = (email: string) =>
    portal.inject({
      method: 'POST',
      url: `/api/quote-requests/${reference}/answer`,
      payload: { email, offer, answer: 'accept' },
    })
  expect((await guess('somebody@else.test')).statusCode).toBe(404)
  expect(await own()).toMatchObject({ status: 'quoted' })
  expect((await guess(QUOTE.email)).statusCode).toBe(200)
})

test('limits guessed addresses by place', async () => {
  const portal = await newApp()
  const { reference } = await addQuote(portal)
  const guess = (email: string) =>
    portal.inject({
      method: 'POST',
      url: `/api/quote-requests/${reference}/answer`,
      payload: { email, offer: 1, answer: 'accept' },
    })
  for (let i = 0; i < 30; i++) expect((await guess(`guess-${i}@else.test`)).statusCode).toBe(404)
  expect((await guess(QUOTE.email)).statusCode).toBe(429)
})

test.each([
  [{ answer: 'maybe' }, 'answer', 'Please accept or decline the quote'],
  [{}, 'answer', 'Please accept or decline the quote'],
  [{ answer: 'decline', note: 'x'.repeat(1001) }, 'note', 'Please use at most 1000 characters'],
  [{ answer: 'accept', email: 'mele' }, 'email', 'Please enter a valid email'],
])('rejects the answer %j', async (payload, field, message) => {
  const { answer, own } = await withOffer()
  const refused = await answer(payload)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({ message, fields: { [field]: message } })
  expect(await own()).toMatchObject({ status: 'quoted' })
})
