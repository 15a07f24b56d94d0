import type { CreatedBusiness, NewBusiness } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, type TestApp } from '#test/new-app.ts'

const SHOP: NewBusiness = {
  name: 'Kolombangara Honey',
  description: 'Wild honey from the slopes of Kolombangara, in jars and by the bucket.',
  category: 'Food & Beverages',
  country: 'western',
  address: 'Gizo',
  email: 'Honey@Shop.test',
  phone: '74 12 345',
  images: [],
  ownerName: 'Peter Vave',
  businessLicense: 'L-1',
  businessTypes: ['B2C'],
  website: 'honey.example',
}

const register = (
  { inject }: TestApp,
  cookies: Record<string, string>,
  shop: object = {},
  headers: Record<string, string> = {},
) => inject({ method: 'POST', url: '/api/businesses', payload: { ...SHOP, ...shop }, cookies, headers })

test('a registration is pending, has a reference, and is visible to its owner only', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const response = await register(portal, owner)
  expect(response.statusCode).toBe(201)
  const created = response.json<CreatedBusiness>()
  expect(created).toMatchObject({ slug: 'kolombangara-honey', status: 'pending' })
  expect(created.reference).toMatch(/^PB-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/)
  expect((await portal.get('/api/businesses/kolombangara-honey', owner)).json()).toMatchObject({
    id: created.id,
    country: 'sb',
    province: 'western',
    address: 'Gizo',
    phone: '+6777412345',
    email: 'honey@shop.test',
    website: 'https://honey.example',
    ownerName: 'Peter Vave',
    businessLicense: 'L-1',
    trialExpiryDate: null,
    publicUntil: null,
    acceptsMessages: true,
    isOwner: true,
  })
  expect((await portal.get('/api/businesses/kolombangara-honey')).statusCode).toBe(404)
})

test.each([
  ['country', { country: 'atlantis' }, 'Please select a province'],
  ['category', { category: 'Alchemy' }, 'Please select a category'],
  [
    'phone',
    { phone: '+679 7412345' },
    'Please enter a valid Solomon Islands phone number (+677 format recommended)',
  ],
  ['phone', { phone: '21234 / 7412345' }, 'Please enter one phone number only, such as +677 21234'],
  ['phone', { phone: '21234-5' }, 'Please enter one phone number only, such as +677 21234'],
  ['phone', { phone: 'Fax: 21234' }, 'Please enter a phone number, not a fax number'],
  ['phone', { phone: '    ' }, 'Please enter a valid Solomon Islands phone number (+677 format recommended)'],
  [
    'phone',
    { country: 'fj', phone: '+677 74123' },
    'Please enter a valid Fiji phone number (+679 format recommended)',
  ],
  [
    'images',
    { images: ['data:image/png;base64,AA=='] },
    'Photo 1 is not a valid image format. Please use JPG, PNG, or WebP.',
  ],
  ['name', { name: 'A' }, 'Shop name must be at least 2 characters'],
  ['description', { description: 'Too short' }, 'Description must be at least 50 characters'],
  ['email', { email: 'nobody' }, 'Please enter a valid email address'],
])('%s: rejects %j with a message for the field', async (field, shop, message) => {
  const portal = await newApp()
  const response = await register(portal, await portal.signIn('owner'), shop)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message, fields: { [field]: message } })
})

test('reports all mistakes at once, and stores nothing', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const response = await register(portal, owner, { country: 'x', category: 'x', email: 'x' })
  expect(Object.keys(response.json<{ fields: object }>().fields).toSorted()).toEqual([
    'category',
    'country',
    'email',
  ])
  expect((await portal.get('/api/businesses?owner=me', owner)).json()).toEqual([])
})

test.each([
  ['No Plus', { phone: '677 21234' }, { phone: '+67721234' }],
  ['Suva Store', { country: 'fj', phone: '' }, { country: 'fj', province: null, phone: null }],
  ['Honiara Store', { country: 'honiara' }, { country: 'sb', province: 'honiara' }],
  ['Island Store', { country: 'Malaita Province' }, { country: 'sb', province: 'malaita' }],
  ['Resort', { category: 'tourism-hospitality' }, { category: 'Tourism & Hospitality' }],
])('%s: stores %j in its canonical form', async (name, shop, stored) => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const { id } = (await register(portal, owner, { name, ...shop })).json<CreatedBusiness>()
  expect((await portal.get(`/api/businesses/${id}`, owner)).json()).toMatchObject(stored)
})

test('slugs get a number when taken, and are never digits only', async () => {
  const portal = await newApp()
  await addListings(portal.store, { name: 'Kolombangara Honey' })
  const owner = await portal.signIn('owner')
  const slugs: string[] = []
  for (const name of ['Kolombangara Honey', 'kolombangara  honey!', '1978', '1978', 'ハニー']) {
    slugs.push((await register(portal, owner, { name })).json<CreatedBusiness>().slug)
  }
  expect(slugs).toEqual([
    'kolombangara-honey-2',
    'kolombangara-honey-3',
    'business-1978',
    'business-1978-2',
    'business',
  ])
})

test('a repeat with the same idempotency key creates nothing and gets the first response', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const first = await register(portal, owner, {}, { 'idempotency-key': 'once' })
  const again = await register(portal, owner, {}, { 'idempotency-key': 'once' })
  expect(again.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  expect((await portal.get('/api/businesses?owner=me', owner)).json()).toHaveLength(1)
  const another = await register(portal, owner, { name: 'Another' }, { 'idempotency-key': 'once' })
  expect(another.statusCode).toBe(409)
  const fromOther = await register(portal, await portal.signIn('other'), {}, { 'idempotency-key': 'once' })
  expect(fromOther.json()).not.toEqual(first.json())
})

test('rejects a signed-out user before anything else', async () => {
  const portal = await newApp()
  expect((await register(portal, {})).statusCode).toBe(401)
})

test('each user may register ten businesses an hour', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await register(portal, owner)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  expect((await register(portal, await portal.signIn('other'))).statusCode).toBe(201)
})
