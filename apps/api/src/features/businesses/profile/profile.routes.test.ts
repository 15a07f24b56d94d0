import type { Business, BusinessSummary } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { changeBusiness } from '../change-business.ts'

test('returns the card and everything that lists leave out', async () => {
  const { get, store } = await newApp()
  const [id = 0] = await addListings(store, {
    images: ['/media/a-1600.webp', 'https://elsewhere.example/b.jpg'],
    hours: { mon: [['08:00', '17:00']], sun: [] },
    socialMedia: { facebook: 'https://facebook.com/auki' },
    description: 'Says ,"images":[ and more than that about timber.',
    subscriptionTier: 2,
  })
  const profile = (await get('/api/businesses/auki-hardware')).json<Business>()
  expect(profile).toMatchObject({
    id,
    name: 'Auki Hardware',
    images: ['/media/a-1600.webp', 'https://elsewhere.example/b.jpg'],
    photos: [],
    description: 'Says ,"images":[ and more than that about timber.',
    hours: { mon: [['08:00', '17:00']], sun: [] },
    timeZone: 'Pacific/Guadalcanal',
    acceptsMessages: false,
    isOwner: false,
  })
  expect((await get(`/api/businesses/${id}`)).json()).toEqual(profile)
})

test.each([
  [{ ownerId: null, email: 'shop@example.com' }, true],
  [{ ownerId: null, email: null }, false],
])('a business with %j accepts messages: %s', async (own, acceptsMessages) => {
  const { get, store } = await newApp()
  const [id] = await addListings(store, own)
  expect((await get(`/api/businesses/${id}`)).json()).toMatchObject({ acceptsMessages })
})

const FRONT = '/media/front-of-the-shop-1234-1600.webp'
const INSIDE = '/media/inside-of-the-shop-123-1600.webp'
const PICTURED = {
  images: [FRONT, 'https://elsewhere.example/b.jpg', INSIDE],
  photos: [
    { width: 1600, height: 900, color: '#a0b0c0' },
    null,
    { width: 640, height: 480, color: '#102030' },
  ],
}

test.each([
  [0, 1],
  [1, 1],
  [2, 3],
  [3, 3],
] as const)('at tier %i everybody sees %i pictures, the owner all', async (tier, shown) => {
  const { get, store, ids, signIn } = await newApp()
  await addListings(store, { ...PICTURED, subscriptionTier: tier, ownerId: ids.owner })
  const [card] = (await get('/api/businesses')).json<BusinessSummary[]>()
  expect(card).toMatchObject({ images: [FRONT], cover: PICTURED.photos[0] })
  const profile = (await get('/api/businesses/auki-hardware')).json<Business>()
  expect(profile.images).toEqual(PICTURED.images.slice(0, shown))
  const all = [
    {
      src: FRONT,
      srcset: [400, 800, 1600].map((width) => `${FRONT.replace('1600', String(width))} ${width}w`).join(', '),
      ...PICTURED.photos[0],
      caption: null,
    },
    {
      src: INSIDE,
      srcset: `${INSIDE.replace('1600', '400')} 400w, ${INSIDE.replace('1600', '800')} 640w`,
      ...PICTURED.photos[2],
      caption: null,
    },
  ]
  expect(profile.photos).toEqual(shown === 1 ? all.slice(0, 1) : all)
  for (const viewer of ['owner', 'admin'] as const) {
    const own = (await get('/api/businesses/auki-hardware', await signIn(viewer))).json<Business>()
    expect(own).toMatchObject({ images: PICTURED.images, photos: all, cover: PICTURED.photos[0] })
  }
})

test('a business with coordinates names the nearest airport', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { slug: 'on-the-map', latitude: -8.768, longitude: 160.7 },
    { slug: 'nowhere' },
    { slug: 'far-out', latitude: -5.4, longitude: 159.5 },
  )
  const airportOf = async (slug: string) =>
    (await get(`/api/businesses/${slug}`)).json<Business>().nearestAirport
  expect(await airportOf('on-the-map')).toMatchObject({
    name: "Gwaunaru'u Airport",
    km: 7,
    direction: 'north',
  })
  expect(await airportOf('nowhere')).toBeUndefined()
  expect(await airportOf('far-out')).toBeUndefined()
})

test('a business in Bougainville has Bougainville’s time zone', async () => {
  const { get, store } = await newApp()
  await addListings(store, { name: 'Buka Stores', country: 'pg', address: 'Buka, Bougainville' })
  expect((await get('/api/businesses/buka-stores')).json()).toMatchObject({
    timeZone: 'Pacific/Bougainville',
  })
})

test('a former slug finds the business under its new one', async () => {
  const { get, store } = await newApp()
  const [id = 0] = await addListings(store, { slug: 'old-name' })
  const rename = (slug: string) =>
    store.write.transaction().execute((trx) => changeBusiness(trx, id, { slug }))
  for (const slug of ['second-name', 'old-name', 'new-name']) await rename(slug)
  expect((await get('/api/businesses/old-name')).json()).toMatchObject({ id, slug: 'new-name' })
  expect((await get('/api/businesses/second-name')).json()).toMatchObject({ id, slug: 'new-name' })
  // A former slug is not given to another business.
  const [second = 0] = await addListings(store, { slug: 'old-name' })
  expect((await get(`/api/businesses/${second}`)).json()).toMatchObject({ slug: 'old-name-2' })
})

test.each(['nobody', '999', '0', '9'.repeat(30), '%00', 'a%2Fb'])('%s is not found', async (path) => {
  const { get } = await newApp()
  const response = await get(`/api/businesses/${path}`)
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).toBe('no-store')
})
