import type { BusinessSummary } from '@portal/domain/contract'
import { DAY, MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

test('tabs, featured and types narrow a list', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'Old and featured', isFeatured: true, createdAt: NOW - 31 * DAY },
    { name: 'Verified maker', isVerified: true, businessTypes: ['Manufacturing', 'B2B'] },
    { name: 'Rated', subscriptionTier: 2, rating: 4.8, reviewCount: 20, businessTypes: ['B2C'] },
    { name: 'Rated by one', subscriptionTier: 3, rating: 5, reviewCount: 1 },
  )
  const names = async (query: string) => getNames(await get(`/api/businesses?${query}`)).toSorted()
  expect(await names('featured=true')).toEqual(['Old and featured', 'Rated'])
  expect(await names('tab=featured')).toEqual(['Old and featured', 'Rated'])
  expect(await names('tab=verified')).toEqual(['Verified maker'])
  expect(await names('tab=new')).toEqual(['Rated', 'Rated by one', 'Verified maker'])
  expect(await names('type=Manufacturing')).toEqual(['Verified maker'])
  expect(await names('type=B2C&type=B2B')).toEqual(['Rated', 'Verified maker'])
  // One review of 5 does not outrank twenty of 4.8.
  expect(getNames(await get('/api/businesses?tab=top-rated'))).toEqual(['Rated', 'Rated by one'])
  expect(getNames(await get('/api/businesses?sort=rating')).slice(0, 2)).toEqual(['Rated', 'Rated by one'])
})

test('photos, ratings, towns and ticked choices narrow a list', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'Seen', images: ['/one.webp'], address: 'Kukum', province: 'honiara' },
    { name: 'Good', subscriptionTier: 2, rating: 3.96, reviewCount: 25, payments: ['cash', 'card'] },
    { name: 'Fair', subscriptionTier: 2, rating: 3.2, reviewCount: 5, delivery: ['by-sea'] },
    { name: 'Poor', subscriptionTier: 2, rating: 2.4, reviewCount: 5, amenities: ['parking', 'wifi'] },
    { name: 'Not shown', rating: 5, reviewCount: 9, amenities: ['parking'], payments: ['mobile-money'] },
    { name: 'In Suva', country: 'fj', province: null, address: 'Victoria Parade, Suva', isVerified: true },
  )
  const names = async (query: string) =>
    getNames(await get(`/api/businesses?sort=newest&${query}`)).toReversed()
  expect(await names('photos=true')).toEqual(['Seen'])
  expect(await names('rating=3')).toEqual(['Good', 'Fair'])
  expect(await names('rating=4')).toEqual(['Good'])
  expect(await names('verified=true')).toEqual(['In Suva'])
  expect(await names('verified=false&photos=false&rating=&town=&amenity=')).toHaveLength(6)
  expect(await names('town=SUVA')).toEqual(['In Suva'])
  expect(await names('town=honiara&country=sb')).toEqual(['Seen'])
  expect(await names('town=honiara&country=fj')).toEqual([])
  expect(await names('town=atlantis')).toEqual([])
  expect(await names('pays=cash&pays=mobile-money')).toEqual(['Good', 'Not shown'])
  expect(await names('pays=card&pays=cash&rating=4&search=timber')).toEqual(['Good'])
  expect(await names('photos=true&search=timber')).toEqual(['Seen'])
  expect(await names('town=suva&search=timber')).toEqual(['In Suva'])
  expect(await names('delivery=by-sea&delivery=by-air')).toEqual(['Fair'])
  expect(await names('delivery=by-air')).toEqual([])
  expect(await names('amenity=parking')).toEqual(['Poor', 'Not shown'])
  expect(await names('amenity=parking&amenity=wifi')).toEqual(['Poor'])
  expect(await names('amenity=parking&amenity=jacuzzi')).toEqual([])
})

test('open now follows the clock, and a change of hours at once', async () => {
  let now = NOW
  const { get, inject, signIn, store, ids } = await newApp({ now: () => now })
  const hours = { fri: [['08:00', '17:30']] } satisfies BusinessSummary['hours']
  const [, , id] = await addListings(
    store,
    { name: 'Open on Friday', hours },
    { name: 'Open in Suva', country: 'fj', province: null, address: 'Suva', hours },
    { name: 'Unknown', ownerId: ids.owner },
    { name: 'Closed for now', hours, temporarilyClosed: true },
  )
  const open = async (query = '') =>
    getNames(await get(`/api/businesses?open=true&sort=alphabetical${query}`))
  // Four in the afternoon of a Friday in Honiara, five in Suva.
  expect(await open()).toEqual(['Open in Suva', 'Open on Friday'])
  expect(await open('&search=timber')).toEqual(['Open in Suva', 'Open on Friday'])
  expect(await open('&near=-9.4,160')).toEqual(['Open in Suva', 'Open on Friday'])
  await inject({
    method: 'PATCH',
    url: `/api/businesses/${id}`,
    cookies: await signIn('owner'),
    payload: { hours },
  })
  expect(await open()).toEqual(['Open in Suva', 'Open on Friday', 'Unknown'])
  now += 40 * MINUTE
  expect(await open()).toEqual(['Open on Friday', 'Unknown'])
})
