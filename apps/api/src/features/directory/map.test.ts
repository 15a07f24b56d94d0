import type { BusinessMap } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'

async function newMap() {
  const { get, store } = await newApp()
  return {
    store,
    map: async (query = '') => (await get(`/api/businesses/map?${query}`)).json<BusinessMap>(),
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
  expect(await map()).toEqual({
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

test('groups points on both sides of the 180th meridian', async () => {
  const { map, store } = await newMap()
  const fiji = { country: 'fj', province: null } as const
  await addListings(
    store,
    ...Array.from({ length: 300 }, (_, i) => ({
      ...fiji,
      name: `Shop ${i}`,
      latitude: -17.5 - (i % 20) / 1e6,
      longitude: i % 2 === 0 ? 179.999_999 : -179.999_999,
    })),
    ...Array.from({ length: 300 }, (_, i) => ({
      name: `Far ${i}`,
      latitude: -5 - (i % 17),
      longitude: 150 + (i % 29),
    })),
  )
  const { groups } = await map()
  const meridian = groups.filter(({ latitude }) => Math.abs(latitude + 17.5) < 0.01)
  expect(meridian).toHaveLength(1)
  expect(meridian[0]?.count).toBe(300)
  expect(Math.abs(meridian[0]?.longitude ?? 0)).toBeCloseTo(180, 4)
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
