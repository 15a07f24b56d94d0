import type { OwnQuoteRequest } from '@portal/domain/contract'
import { ADD_ONS } from '@portal/domain/plan'
import { WEBSITE_PACKAGE } from '@portal/domain/quote'
import { expect, onTestFinished, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { addQuote, QUOTE, listQuotes, postQuote, readOwnQuote } from '#test/quotes.ts'

const KEY = { 'idempotency-key': '0b9f2c1e-5d43-4f6a-9c1b-7f0f6f3b2a11' }

test('responds with the reference and the server’s estimate', async () => {
  const portal = await newApp()
  const response = await postQuote(portal)
  expect(response.statusCode).toBe(201)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    id: 1,
    reference: expect.stringMatching(/^PB-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/) as string,
    status: 'new',
    estimate: {
      base: 1000,
      services: [
        { name: 'Logo design', price: 150 },
        { name: 'Online booking system', price: 400 },
      ],
      total: 1550,
      currency: 'USD',
    },
    createdAt: new Date(NOW).toISOString(),
  })
})

test('ignores a price in the request', async () => {
  const portal = await newApp()
  const { estimate } = await addQuote(portal, { total: 1, estimate: { base: 1, services: [], total: 1 } })
  expect(estimate.total).toBe(1550)
})

test('fills in the defaults of optional fields', async () => {
  const portal = await newApp()
  const { businessName, country, domainType, contactName, email } = QUOTE
  const payload = { businessName, country, domainType, contactName, email }
  const response = await portal.inject({ method: 'POST', url: '/api/quote-requests', payload })
  expect(response.statusCode).toBe(201)
  expect((await listQuotes(portal))[0]).toMatchObject({
    pages: 3,
    additionalServices: [],
    requirements: '',
    domainName: null,
    phone: null,
    preferredContact: 'email',
    estimate: { base: 800, services: [], total: 800 },
  })
})

test.each([
  ['by code', { country: 'fj', phone: '998 1234' }, { country: 'fj', phone: '+6799981234' }],
  ['by name', { country: 'Solomon Islands' }, { country: 'sb', phone: '+6777412345' }],
  ['by province', { country: 'malaita' }, { country: 'sb' }],
  ['without plus', { phone: '(677) 741-2345' }, { phone: '+6777412345' }],
  ['from abroad', { phone: '+61 412 345 678' }, { phone: '+61412345678' }],
  ['a new domain', {}, { domainType: 'new', domainName: 'kokonut-oil.com' }],
  [
    'an existing domain',
    { domainType: 'existing', domainName: 'https://Kokonut.com.sb/shop' },
    { domainType: 'existing', domainName: 'kokonut.com.sb' },
  ],
  [
    'a service twice',
    { additionalServices: ['Logo design', 'Logo design'] },
    { additionalServices: ['Logo design'], estimate: { total: 1150 } },
  ],
])('stores %s normalised', async (_, changes, stored) => {
  const portal = await newApp()
  await addQuote(portal, changes)
  expect((await listQuotes(portal))[0]).toMatchObject(stored)
})

test.each([
  ['businessName', { businessName: 'K' }, 'Business name must be at least 2 characters'],
  ['country', { country: 'au' }, 'Please select a country'],
  ['contactName', { contactName: '' }, 'Contact name must be at least 2 characters'],
  ['email', { email: 'mele' }, 'Please enter a valid email'],
  ['pages', { pages: 6 }, 'Please choose 3, 4 or 5 pages'],
  ['pages', { pages: '4' }, 'Please choose 3, 4 or 5 pages'],
  ['domainType', { domainType: '' }, 'Please select a domain option'],
  ['domainName', { domainName: 'kokonut oil' }, 'Please use letters, digits and hyphens only; .com is added'],
  [
    'domainName',
    { domainType: 'existing', domainName: 'kokonut' },
    'Please enter a domain such as kokonut.com.sb',
  ],
  ['phone', { phone: '' }, 'Please enter a phone number so that we can call you'],
  [
    'phone',
    { phone: '', preferredContact: 'whatsapp' },
    'Please enter your WhatsApp number so that we can message you',
  ],
  [
    'phone',
    { phone: '12' },
    'Please enter a valid phone number, such as +677 12345, or start with + for another country',
  ],
  ['phone', { phone: '741 2345 or 741 2346' }, 'Please enter one phone number only, such as +677 741 2345'],
  ['preferredContact', { preferredContact: 'fax' }, 'Please choose email, phone or whatsapp'],
  [
    'additionalServices',
    { additionalServices: ['A yacht'] },
    'Please choose from Logo design, Professional photography, E-commerce functionality, Online booking system',
  ],
  ['contactFax', { contactFax: '+677 1' }, 'Please leave this field empty: it catches spam programs'],
])(
  'rejects %s: %j with a message for its field, and stores and sends nothing',
  async (field, changes, message) => {
    const portal = await newApp()
    const response = await postQuote(portal, changes)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ message, fields: { [field]: message } })
    expect(await listQuotes(portal)).toEqual([])
    expect(await readMails(portal)).toEqual([])
  },
)

test('sends one receipt to the given address', async () => {
  const portal = await newApp()
  const { reference } = await addQuote(portal)
  const mails = await readMails(portal)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to_name: 'Mele Talo', to_address: 'mele@kokonut.test' })
  expect(mails[0]?.text).toContain(reference)
  expect(mails[0]?.text).toContain('US$1,550')
})

test('stored prices stay when the catalogue changes', async () => {
  const portal = await newApp()
  const before = await addQuote(portal)
  const [logo] = ADD_ONS
  const was = { logo: { ...logo }, basePrice: WEBSITE_PACKAGE.basePrice }
  onTestFinished(() => {
    Object.assign(logo, was.logo)
    Object.assign(WEBSITE_PACKAGE, { basePrice: was.basePrice })
  })
  Object.assign(logo, { name: 'Logo design', price: 199.99 })
  Object.assign(WEBSITE_PACKAGE, { basePrice: 900 })

  const after = await addQuote(portal, { businessName: 'Later' })
  expect(after.estimate).toMatchObject({ base: 1100, total: 1699.99 })
  const own = (await readOwnQuote(portal, before.reference)).json<OwnQuoteRequest>()
  expect(own.estimate).toEqual(before.estimate)
  const [later, earlier] = await listQuotes(portal)
  expect(earlier?.estimate).toEqual(before.estimate)
  expect(later?.estimate).toEqual(after.estimate)
})

test('limits requests to ten in ten minutes from one place, without repeats and rejected ones', async () => {
  const portal = await newApp()
  for (let i = 0; i < 9; i++) await addQuote(portal)
  expect((await postQuote(portal, {}, KEY)).statusCode).toBe(201)
  expect((await postQuote(portal, { pages: 9 })).statusCode).toBe(400)
  expect((await postQuote(portal, {}, KEY)).statusCode).toBe(201)
  const eleventh = await postQuote(portal)
  expect(eleventh.statusCode).toBe(429)
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect(await readMails(portal)).toHaveLength(10)
  const payload = QUOTE
  const elsewhere = {
    method: 'POST',
    url: '/api/quote-requests',
    payload,
    remoteAddress: '203.0.113.9',
  } as const
  expect((await portal.inject(elsewhere)).statusCode).toBe(201)
})

test('limits attempts, whatever their outcome', async () => {
  const portal = await newApp()
  const statuses: number[] = []
  for (let i = 0; i < 101; i++) statuses.push((await postQuote(portal, { pages: 9 })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 400), 429])
})

test('limits the requests for one address to twenty an hour, from anywhere', async () => {
  const portal = await newApp()
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) {
    const from = { remoteAddress: `203.0.113.${i}` }
    const response = await portal.inject({
      method: 'POST',
      url: '/api/quote-requests',
      payload: QUOTE,
      ...from,
    })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
})

const HOSTILE = `<script>alert(1)</script> '; drop table quote_requests; -- =HYPERLINK("x") {{7*7}} %s`

test('stores and shows texts that look like code unchanged, and executes none', async () => {
  const portal = await newApp()
  const changes = { businessName: HOSTILE, contactName: HOSTILE, requirements: `${HOSTILE}\n${HOSTILE}` }
  const { reference } = await addQuote(portal, changes)
  expect((await readOwnQuote(portal, reference)).json()).toMatchObject({
    businessName: HOSTILE,
    requirements: `${HOSTILE}\n${HOSTILE}`,
  })
  expect((await listQuotes(portal))[0]).toMatchObject(changes)
  const [mail] = await readMails(portal)
  expect(mail?.html).not.toContain('<script')
})

test.each([
  ['businessName', 'Kokonut\r\nBcc: all@else.test'],
  ['contactName', 'Mele\nBcc: all@else.test'],
  ['businessName', 'Kokonut \u202emoc.live'],
  ['requirements', 'nul \u0000 byte'],
  ['email', 'mele@kokonut.test\r\nBcc: all@else.test'],
])('rejects %s with control characters', async (field, text) => {
  const portal = await newApp()
  const response = await postQuote(portal, { [field]: text })
  expect(response.statusCode).toBe(400)
  expect(await readMails(portal)).toEqual([])
})

test('rejects a request from another site with 403', async () => {
  const portal = await newApp()
  expect((await postQuote(portal, {}, { origin: 'https://else.test' })).statusCode).toBe(403)
})
