import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'
import { addQuote, readOwnQuote } from '#test/quotes.ts'

test('shows the requester the status, with any spelling of the reference', async () => {
  const portal = await newApp()
  const { reference, estimate, createdAt } = await addQuote(portal)
  const response = await readOwnQuote(portal, reference)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    reference,
    businessName: 'Kokonut Oil Auki',
    country: 'sb',
    pages: 4,
    estimate,
    requirements: 'We press oil in Auki.\nPlease show our prices.',
    domainType: 'new',
    domainName: 'kokonut-oil.com',
    status: 'new',
    offer: null,
    orderReference: null,
    createdAt,
    history: [],
  })
  const [prefix = '', first = '', second = ''] = reference.split('-')
  for (const written of [
    reference.toLowerCase(),
    ` ${reference} `,
    prefix + first + second,
    `${prefix} ${first} ${second}`,
  ]) {
    expect((await readOwnQuote(portal, written, ' MELE@kokonut.test')).json()).toEqual(response.json())
  }
})

test('a wrong reference and a wrong address get the same response', async () => {
  const portal = await newApp()
  const { reference } = await addQuote(portal)
  const other = await addQuote(portal, { email: 'other@kokonut.test' })
  const wrong = await Promise.all([
    readOwnQuote(portal, reference, 'somebody@else.test'),
    readOwnQuote(portal, other.reference),
    readOwnQuote(portal, 'PB-2222-22'),
    readOwnQuote(portal, 'nonsense'),
    readOwnQuote(portal, "PB-7K3F-9Q' or '1'='1"),
    readOwnQuote(portal, '%'),
  ])
  expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set([
      '404 {"message":"We found no request with this reference and email address. Please check both"}',
    ]),
  )
})

test.each(['', '?email=', '?email=mele', '?email=%25'])(
  'rejects a look-up with %j with a message for the address',
  async (query) => {
    const portal = await newApp()
    const { reference } = await addQuote(portal)
    const response = await portal.get(`/api/quote-requests/${reference}${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: { email: 'Please enter a valid email' } })
  },
)

test('limits wrong guesses from one place, then rejects even right ones; other places are unaffected', async () => {
  const portal = await newApp()
  const { reference } = await addQuote(portal)
  for (let i = 0; i < 30; i++) {
    expect((await readOwnQuote(portal, reference, `guess-${i}@else.test`)).statusCode).toBe(404)
  }
  expect((await readOwnQuote(portal, reference)).statusCode).toBe(429)
  const url = `/api/quote-requests/${reference}?email=mele@kokonut.test`
  const elsewhere = await portal.inject({ method: 'GET', url, remoteAddress: '203.0.113.9' })
  expect(elsewhere.statusCode).toBe(200)
})

test('does not limit looking up one’s own request', async () => {
  const portal = await newApp()
  const { reference } = await addQuote(portal)
  for (let i = 0; i < 60; i++) expect((await readOwnQuote(portal, reference)).statusCode).toBe(200)
})

test.each(['..', '.', '%2e%2e', '%2e', '%252e%252e', '..%2f..%2fhealth%2flive', 'a%2Fb', '', '%5c..'])(
  'rejects the path segment %j as a reference',
  async (part) => {
    const portal = await newApp()
    const response = await portal.get(`/api/quote-requests/${part}?email=mele@kokonut.test`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: expect.any(String) })
  },
)
