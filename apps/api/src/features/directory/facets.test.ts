import type { BusinessFacets } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

async function newCounts() {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const { get, store } = portal
  return {
    ...portal,
    wait: (ms: number) => {
      now += ms
    },
    facets: async (query = '') => (await get(`/api/businesses/facets?${query}`)).json<BusinessFacets>(),
    change: (id: number | undefined, changes: BusinessChanges) =>
      store.write.transaction().execute((trx) => changeBusiness(trx, id ?? 0, changes)),
  }
}

const LATE = { fri: [['08:00', '18:00']] } satisfies { fri: [string, string][] }

test('counts further choices beside the chosen ones, each kind as if nothing of it were chosen', async () => {
  const { facets, store } = await newCounts()
  await addListings(
    store,
    { address: 'Auki', amenities: ['parking'], isVerified: true },
    { address: 'Auki', amenities: ['parking', 'wifi'], category: 'Handicrafts', businessTypes: ['B2B'] },
    { address: 'Gizo', province: 'western', payments: ['cash'], hours: LATE },
    { address: 'Suva', country: 'fj', province: null, images: ['/one.webp'] },
    { address: 'Nadi', country: 'fj', province: null, status: 'pending' },
  )
  expect(await facets('province=malaita&amenity=parking')).toEqual({
    total: 2,
    countries: [{ value: 'sb', count: 2 }],
    provinces: [{ value: 'malaita', count: 2 }],
    towns: [{ value: 'Auki', count: 2 }],
    categories: [
      { value: 'Construction & Materials', count: 1 },
      { value: 'Handicrafts', count: 1 },
    ],
    types: [{ value: 'B2B', count: 1 }],
    open: 0,
    verified: 1,
    photos: 0,
    ratings: [],
    delivery: [],
    pays: [],
    amenities: [
      { value: 'parking', count: 2 },
      { value: 'wifi', count: 1 },
    ],
  })
  expect(await facets('country=fj&pays=card')).toMatchObject({
    total: 0,
    countries: [{ value: 'fj', count: 0 }],
    pays: [{ value: 'card', count: 0 }],
  })
  expect(await facets('country=atlantis')).toMatchObject({ total: 0, countries: [], photos: 0 })
})

test('counts follow public changes at once', async () => {
  const { facets, store, change, wait } = await newCounts()
  const [one, two] = await addListings(
    store,
    { name: 'Timber', hours: LATE },
    { name: 'Nails', isFeatured: true, featuredUntil: NOW + 2 * HOUR },
    { name: 'Iron', publicUntil: NOW + HOUR },
  )
  const totals = async () => {
    const { total, open, verified, towns } = await facets('country=sb')
    return { total, open, verified, towns: towns.map(({ value }) => value) }
  }
  expect(await totals()).toEqual({ total: 3, open: 1, verified: 0, towns: ['Auki'] })
  await change(one, { is_verified: 1, address: 'Gizo', province: 'western' })
  expect(await totals()).toEqual({ total: 3, open: 1, verified: 1, towns: ['Auki', 'Gizo'] })
  await change(two, { paused_at: NOW })
  await addListings(store, { name: 'Screws', address: 'Malu’u' })
  expect(await totals()).toMatchObject({ total: 3, towns: ['Auki', 'Gizo', 'Malu’u'] })
  await change(two, { paused_at: null })
  expect(await totals()).toMatchObject({ total: 4 })
  wait(HOUR)
  expect(await totals()).toMatchObject({ total: 3, open: 1 })
  expect((await facets('featured=true')).total).toBe(1)
  wait(HOUR)
  expect(await totals()).toMatchObject({ total: 3, open: 0 })
  expect((await facets('featured=true')).total).toBe(0)
  await store.write
    .deleteFrom('businesses')
    .where('id', '=', one ?? 0)
    .execute()
  expect(await totals()).toEqual({ total: 2, open: 0, verified: 0, towns: ['Auki', 'Malu’u'] })
})

test('with a text, counts its matches and returns how it was interpreted', async () => {
  const { facets, get, store } = await newCounts()
  await addListings(
    store,
    { name: 'Auki Bakery', description: 'Fresh bread every morning.', isVerified: true },
    { name: 'Gizo Bakery', description: 'Bread and buns.', address: 'Gizo', province: 'western' },
    { name: 'Auki Hardware' },
  )
  const found = await facets('search=bakery')
  expect(found).toMatchObject({ total: 2, verified: 1, understood: { words: ['bakery'], matchLevel: 1 } })
  expect(found.provinces).toEqual([
    { value: 'malaita', count: 1 },
    { value: 'western', count: 1 },
  ])
  const near = await facets('search=bakery&province=western')
  expect(near).toMatchObject({ total: 1, verified: 0 })
  expect(near.provinces).toEqual(found.provinces)
  const list = await get('/api/businesses?search=bakery&province=western')
  expect(list.headers['x-total-count']).toBe('1')
})

test('no business takes the address of its counts or its map', async () => {
  const { get, store } = await newCounts()
  await addListings(store, { name: 'Map' }, { name: 'Facets' }, { name: 'Other', slug: 'map' })
  const slugs = (await get('/api/businesses?sort=newest')).json<{ slug: string }[]>().map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual(['business-facets', 'business-map', 'map-2'])
})
