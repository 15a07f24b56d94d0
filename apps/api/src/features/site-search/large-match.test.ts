import { expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

test('returns matches in order even when there are too many to sort', async () => {
  const { get, store } = await newApp()
  const many = Array.from({ length: 10_050 }, (_, i) => ({
    name: `Reef m${String(i).padStart(5, '0')}`,
    createdAt: NOW - 1_000_000 + i,
  }))
  await addListings(
    store,
    {
      name: 'Reef aaa oldest',
      subscriptionTier: 2,
      createdAt: NOW - 2_000_000,
      rating: 4.9,
      reviewCount: 90,
      latitude: 1,
      longitude: 1,
    },
    { name: 'Coral', subscriptionTier: 2, rating: 5, reviewCount: 99 },
    { name: 'Reef bbb run out', publicUntil: NOW },
    { name: 'Reef newest', createdAt: NOW - 1 },
    ...many,
  )
  const first = async (query: string) => getNames(await get(`/api/businesses?search=reef&limit=1&${query}`))
  expect(await first('sort=alphabetical')).toEqual(['Reef aaa oldest'])
  expect(await first('sort=alphabetical&page=2')).toEqual(['Reef m00000'])
  expect(await first('sort=rating')).toEqual(['Reef aaa oldest'])
  expect(await first('sort=newest')).toEqual(['Reef newest'])
  expect(await first('near=1,1')).toEqual(['Reef aaa oldest'])
  expect(await first('sort=alphabetical&tab=top-rated')).toEqual(['Reef aaa oldest'])
}, 120_000)
