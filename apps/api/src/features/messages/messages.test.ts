import type { BusinessMessage, BusinessMessageReceipt } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { createIdempotencyHeaders, readMails } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'

const MESSAGE = {
  name: 'Mele Talo',
  email: 'Mele@Kokonut.test',
  phone: '+61 412 345 678',
  message: 'Do you have roofing iron?\n\nWe need 40 sheets by Friday.',
}

/** A portal with one business of the owner. */
async function newInbox(state: Partial<BusinessRecord> = {}) {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, ...state })
  return {
    ...portal,
    id,
    send: (changes: object = {}, headers = {}, path: string | number = id) =>
      portal.inject({
        method: 'POST',
        url: `/api/businesses/${path}/messages`,
        payload: { ...MESSAGE, ...changes },
        headers,
      }),
  }
}

const readInbox = async ({ get, signIn }: TestApp, member: 'owner' | 'other' = 'owner', query = '') => {
  const response = await get(`/api/messages${query}`, await signIn(member))
  return { items: response.json<BusinessMessage[]>(), total: response.headers['x-total-count'] }
}

const write = async (
  { inject, signIn }: TestApp,
  url: string,
  { method, payload, member = 'owner', headers = {} }: Writing,
) => inject({ method, url, payload, headers, cookies: await signIn(member) })

interface Writing {
  readonly method: 'POST' | 'PATCH'
  readonly payload: object
  readonly member?: 'owner' | 'other' | 'admin'
  readonly headers?: Record<string, string>
}

test('a message waits in the owner’s inbox and is emailed to their account, with a receipt to its writer', async () => {
  const portal = await newInbox({ name: 'Auki Hardware', email: 'shop@auki.test' })
  const response = await portal.send()
  expect(response.statusCode).toBe(201)
  const { reference } = response.json<BusinessMessageReceipt>()
  expect(reference).toMatch(/^PB-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/)
  expect(await readInbox(portal)).toEqual({
    total: '1',
    items: [
      {
        id: 1,
        kind: 'message',
        reference,
        business: { id: portal.id, name: 'Auki Hardware', slug: 'auki-hardware' },
        name: 'Mele Talo',
        email: 'mele@kokonut.test',
        phone: '+61412345678',
        message: MESSAGE.message,
        status: 'open',
        createdAt: new Date(NOW).toISOString(),
        answeredAt: null,
        replies: [],
      },
    ],
  })
  const [arrived, receipt, ...more] = await readMails(portal)
  expect(more).toEqual([])
  expect(arrived).toMatchObject({
    to_address: 'owner@portal.test',
    headers: '{"Reply-To":"mele@kokonut.test"}',
    subject: `A message for Auki Hardware: ${reference}`,
  })
  expect(arrived?.text).toContain('> We need 40 sheets by Friday.')
  expect(arrived?.text).toContain('http://localhost:3000/dashboard/messages')
  expect(receipt).toMatchObject({ to_address: 'mele@kokonut.test', headers: '{}' })
  expect(`${receipt?.text} ${receipt?.html}`).not.toMatch(/roofing|owner@portal\.test/)
})

test('a message with a phone number only is answered by phone', async () => {
  const portal = await newInbox({ name: 'Auki Hardware' })
  expect((await portal.send({ email: '' })).statusCode).toBe(201)
  expect((await readInbox(portal)).items).toMatchObject([{ email: null, phone: '+61412345678' }])
  const [arrived, ...more] = await readMails(portal)
  expect(more).toEqual([])
  expect(arrived).toMatchObject({ to_address: 'owner@portal.test', headers: '{}' })
  expect(arrived?.text).toContain('+61412345678')
  expect(arrived?.text).toContain('Call or message the phone number to answer')
  expect(arrived?.text).not.toContain('Reply to this email to answer')
  const reply = await write(portal, '/api/messages/1/replies', {
    method: 'POST',
    payload: { text: 'Yes, we do.' },
  })
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    { message: 'This message came without an email address. Call its writer, then mark it as answered' },
  ])
  const status = await write(portal, '/api/messages/1/status', {
    method: 'PATCH',
    payload: { status: 'answered' },
  })
  expect(status.statusCode).toBe(200)
})

test.each([{ phone: '' }, { phone: ' ' }, { phone: null }])(
  'rejects a message without email address and phone number: %j',
  async (changes) => {
    const portal = await newInbox()
    const refused = await portal.send({ email: '', ...changes })
    expect(refused.statusCode).toBe(400)
    expect(refused.json<{ fields: object }>().fields).toMatchObject({
      email: 'Please enter your email address or your phone number',
    })
  },
)

test('labels a request for a quote', async () => {
  const portal = await newInbox()
  await portal.send({ kind: 'quote' })
  expect((await readInbox(portal)).items[0]?.kind).toBe('quote')
  const [arrived, receipt] = await readMails(portal)
  expect(arrived?.subject).toMatch(/^A request for a quote for Auki Hardware/)
  expect(receipt?.subject).toMatch(/^Your request for a quote to Auki Hardware was sent/)
})

test('accepts a message by the slug of the business', async () => {
  const portal = await newInbox()
  expect((await portal.send({}, {}, 'auki-hardware')).statusCode).toBe(201)
  expect((await readInbox(portal)).total).toBe('1')
})

test('a business without an owner receives messages at its own address, without a dashboard', async () => {
  const portal = await newInbox({ ownerId: null, email: 'desk@wharf.test' })
  expect((await portal.send()).statusCode).toBe(201)
  const [arrived] = await readMails(portal)
  expect(arrived).toMatchObject({ to_address: 'desk@wharf.test' })
  expect(arrived?.text).not.toContain('/dashboard')
})

test('rejects messages to a business without owner and address, with an alternative', async () => {
  const portal = await newInbox({ ownerId: null })
  const refused = await portal.send()
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({
    message: 'This business doesn’t take messages here. Please call or visit',
  })
  expect(await portal.store.read.selectFrom('business_messages').selectAll().execute()).toEqual([])
})

test.each<[string, Partial<BusinessRecord>]>([
  ['pending', { status: 'pending' }],
  ['rejected', { status: 'rejected' }],
  ['suspended', { suspendedAt: NOW }],
  ['removed', { removedAt: NOW }],
  ['expired', { publicUntil: NOW }],
])('rejects messages to a %s business', async (_, state) => {
  const portal = await newInbox(state)
  const refused = await portal.send()
  expect(refused.statusCode).toBe(404)
  expect(refused.json()).toEqual({ message: 'Business not found' })
  expect(await readMails(portal)).toEqual([])
})

test('reports all invalid fields at once and stores nothing', async () => {
  const portal = await newInbox()
  const response = await portal.send({ kind: 'spam', name: '', email: 'mele', message: 'Hi' })
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: object }>().fields).toEqual({
    kind: 'Expected message or quote',
    name: 'Your name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Your message must be at least 10 characters',
  })
  expect(
    (await portal.send({ phone: '677 21234 / 677 741 2345' })).json<{ fields: object }>().fields,
  ).toEqual({
    phone: 'Please enter one phone number only, such as +677 21234',
  })
  expect((await portal.send({ phone: '12' })).json<{ fields: object }>().fields).toEqual({
    phone: 'Please enter a valid phone number, such as +677 12345, or start with + for another country',
  })
  expect((await readInbox(portal)).total).toBe('0')
})

test('repeats with the same key send one message, and none to another business', async () => {
  const portal = await newInbox()
  const [other = 0] = await addListings(portal.store, { ownerId: portal.ids.owner })
  const headers = createIdempotencyHeaders()
  const [one, two] = await Promise.all([portal.send({}, headers), portal.send({}, headers)])
  expect(one.json()).toEqual(two.json())
  expect((await portal.send({}, headers, other)).statusCode).toBe(409)
  expect((await readInbox(portal)).total).toBe('1')
  expect(await readMails(portal)).toHaveLength(2)
})

test('limits an address to fifteen businesses an hour', async () => {
  const portal = await newInbox()
  const send = () => portal.send()
  for (let sent = 0; sent < 15; sent += 1) expect((await send()).statusCode).toBe(201)
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toHaveProperty('retry-after')
  expect((await portal.send({ email: 'ana@kokonut.test' })).statusCode).toBe(201)
  // Messages without an address don't share a limit of one.
  for (let sent = 0; sent < 14; sent += 1) expect((await portal.send({ email: '' })).statusCode).toBe(201)
  expect((await portal.send({ email: '' })).statusCode).toBe(429)
})

test('only the owner reads the messages of a business: no other owner and no administrator', async () => {
  const portal = await newInbox()
  await portal.send()
  expect(await readInbox(portal, 'other')).toEqual({ items: [], total: '0' })
  for (const member of ['other', 'admin'] as const) {
    const reply = await write(portal, '/api/messages/1/replies', {
      method: 'POST',
      payload: { text: 'Yes, we do.' },
      member,
    })
    const status = await write(portal, '/api/messages/1/status', {
      method: 'PATCH',
      payload: { status: 'answered' },
      member,
    })
    expect([reply.statusCode, status.statusCode]).toEqual([404, 404])
  }
  expect((await portal.get('/api/messages')).statusCode).toBe(401)
})

test('emails a reply once and marks the message as answered', async () => {
  const portal = await newInbox()
  await portal.send()
  const answering = {
    method: 'POST',
    payload: { text: 'Yes, 60 sheets are here.' },
    headers: createIdempotencyHeaders(),
  } as const
  const responses = [
    await write(portal, '/api/messages/1/replies', answering),
    await write(portal, '/api/messages/1/replies', answering),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect((await readInbox(portal)).items).toMatchObject([
    {
      status: 'answered',
      answeredAt: new Date(NOW).toISOString(),
      replies: [{ text: 'Yes, 60 sheets are here.', at: new Date(NOW).toISOString() }],
    },
  ])
  const [, , response, ...more] = await readMails(portal)
  expect(more).toEqual([])
  expect(response).toMatchObject({
    to_address: 'mele@kokonut.test',
    headers: '{"Reply-To":"owner@portal.test"}',
  })
  expect(response?.text).toContain('> Yes, 60 sheets are here.')
})

test('only the owner reads a message with its replies', async () => {
  const portal = await newInbox()
  await portal.send()
  await write(portal, '/api/messages/1/replies', { method: 'POST', payload: { text: 'Yes, we do.' } })
  const [item] = (await readInbox(portal)).items
  expect((await portal.get('/api/messages/1', await portal.signIn('owner'))).json()).toEqual(item)
  expect(item?.replies).toHaveLength(1)
  for (const member of ['other', 'admin'] as const)
    expect((await portal.get('/api/messages/1', await portal.signIn(member))).statusCode).toBe(404)
  expect((await portal.get('/api/messages/1')).statusCode).toBe(401)
  expect((await portal.get('/api/messages/9', await portal.signIn('owner'))).statusCode).toBe(404)
})

test('of two concurrent replies one is rejected, and accepted once it has read the other', async () => {
  const portal = await newInbox()
  await portal.send()
  const response = (text: string, repliesRead: number) =>
    write(portal, '/api/messages/1/replies', { method: 'POST', payload: { text, repliesRead } })
  const responses = await Promise.all([response('Yes, we do.', 0), response('Not today.', 0)])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ])
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    message: 'This message has been answered. Read that answer, then send yours if it is still needed',
  })
  expect((await readInbox(portal)).items[0]?.replies).toHaveLength(1)
  expect(await readMails(portal)).toHaveLength(3)
  expect((await response('Call us first.', 1)).statusCode).toBe(201)
  expect(await readMails(portal)).toHaveLength(4)
})

test('marks a message as answered and reopens it; rejects repeats', async () => {
  const portal = await newInbox()
  await portal.send()
  const mark = (status: string) =>
    write(portal, '/api/messages/1/status', { method: 'PATCH', payload: { status } })
  expect((await mark('answered')).json()).toMatchObject({
    status: 'answered',
    answeredAt: expect.any(String) as string,
  })
  const refused = await mark('answered')
  expect([refused.statusCode, refused.json()]).toEqual([409, { message: 'This message is already answered' }])
  expect((await mark('open')).json()).toMatchObject({ status: 'open', answeredAt: null })
})

test('filters the inbox by business and status, with pages, open messages first', async () => {
  let now = NOW
  const portal = await newApp({ now: () => (now += 1000) })
  const [first = 0, second = 0] = await addListings(
    portal.store,
    { ownerId: portal.ids.owner },
    { ownerId: portal.ids.owner },
  )
  for (const [at, business] of [first, second, first].entries()) {
    const payload = { ...MESSAGE, name: `Writer ${at + 1}` }
    await portal.inject({ method: 'POST', url: `/api/businesses/${business}/messages`, payload })
  }
  await write(portal, '/api/messages/3/status', { method: 'PATCH', payload: { status: 'answered' } })
  const ids = async (query: string) => {
    const { items, total } = await readInbox(portal, 'owner', query)
    return [items.map(({ id }) => id), total]
  }
  expect(await ids('')).toEqual([[2, 1, 3], '3'])
  expect(await ids(`?business=${first}`)).toEqual([[1, 3], '2'])
  expect(await ids('?status=open')).toEqual([[2, 1], '2'])
  expect(await ids('?status=answered')).toEqual([[3], '1'])
  expect(await ids('?limit=1&page=2')).toEqual([[1], '3'])
  expect(await ids('?sort=oldest')).toEqual([[1, 2, 3], '3'])
  const unknown = await portal.get('/api/messages?status=new', await portal.signIn('owner'))
  expect(unknown.statusCode).toBe(400)
})
