import type { BusinessMap } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'

async function newMap() {
  const { get, store } = await newApp()
  return {
    store,
    map: async (query = '') => (await get(`/api/businesses/map?${query}`)).json<BusinessMap>(),
    list: async (query: string) =>
      Number((await get(`/api/businesses?${query}&limit=1`)).headers['x-total-count']),
  }
}

test('names a business that is alone, and groups close ones at their mean position', async () => {
  const { map, store } = await newMap()
  await addListings(
    store,
    { name: 'Gizo Surf', province: 'western', latitude: -8.1, longitude: 156.84 },
    { name: 'Auki Timber', latitude: -8.76, longitude: 160.7 },
    { name: 'Auki Iron', latitude: -8.76, longitude: 160.7 },
    { name: 'Nowhere' },
    { name: 'Pending', latitude: -9, longitude: 160, status: 'pending' },
  )
  expect(await map()).toMatchObject({
    groups: [
      { latitude: -8.76, longitude: 160.7, count: 2 },
      {
        latitude: -8.1,
        longitude: 156.84,
        count: 1,
        business: { name: 'Gizo Surf', path: '/sb/construction-and-materials/gizo-surf' },
      },
    ],
    unlocated: 1,
  })
  expect(await map('province=western')).toMatchObject({ groups: [{ count: 1 }], unlocated: 0 })
  expect(await map('search=nowhere')).toEqual({ groups: [], unlocated: 1 })
  expect(await map('category=alchemy')).toEqual({ groups: [], unlocated: 0 })
})

test('the cells of points on both sides of the 180th meridian touch', async () => {
  const { map, store } = await newMap()
  await addListings(
    store,
    ...Array.from({ length: 40 }, (_, i) => ({
      country: 'fj' as const,
      province: null,
      name: `Shop ${i}`,
      latitude: -17.5004 - (i % 20) / 1e6,
      longitude: i % 2 === 0 ? 179.999_999 : -179.999_999,
    })),
  )
  const { groups } = await map()
  expect(groups.map(({ count }) => count)).toEqual([20, 20])
  expect(new Set(groups.flatMap(({ cell }) => [cell.west, cell.east])).size).toBe(3)
})

test('a map has at most 200 points, which count all businesses', async () => {
  const { map, store } = await newMap()
  await addListings(
    store,
    ...Array.from({ length: 900 }, (_, i) => ({
      name: `Shop ${i}`,
      latitude: -4 - ((i * 7919) % 1000) / 60,
      longitude: 145 + ((i * 104_729) % 1000) / 30,
    })),
  )
  const { groups } = await map()
  expect(groups.length).toBeGreaterThan(60)
  expect(groups.length).toBeLessThanOrEqual(200)
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(900)
})

test('the cell of a group lists exactly its businesses, with a search and filters too', async () => {
  const { map, store, list } = await newMap()
  await addListings(
    store,
    ...Array.from({ length: 700 }, (_, i) => ({
      name: `Shop ${i}`,
      category: i % 3 === 0 ? 'Handicrafts' : 'Fresh Produce',
      latitude: -4 - ((i * 7919) % 1000) / 60,
      longitude: 165 + ((i * 104_729) % 1000) / 40 > 180 ? -180 + (i % 7) : 165 + ((i * 104_729) % 1000) / 40,
    })),
  )
  for (const filters of ['', 'category=handicrafts', 'search=shop']) {
    const { groups } = await map(filters)
    for (const { cell, count } of groups.slice(0, 5)) {
      const area = [cell.west, cell.south, cell.east, cell.north].join(',')
      expect(await list(`${filters}&area=${area}`)).toBe(count)
    }
  }
})

test.each([
  ['area=159,-10,158,-9', 'area'],
  ['area=here', 'area'],
  ['area=159,-10,160,-9&sort=newest', 'sort'],
])('%s is refused with a sentence for its field', async (query, field) => {
  const { get } = await newApp()
  const response = await get(`/api/businesses?${query}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
})
