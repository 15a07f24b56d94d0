import type { Business, BusinessSummary, SearchResults } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { insertReviews } from '#features/reviews/publication.service.ts'

async function featuredForADay() {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const [id = 0] = await addListings(
    portal.store,
    { isFeatured: true, featuredUntil: NOW + DAY, latitude: -8.77, longitude: 160.7 },
    { name: 'Auki Bakery', isFeatured: true, createdAt: NOW - 2000 },
    { name: 'Auki Laundry', createdAt: NOW - 3000 },
  )
  return { portal, id, wait: (milliseconds: number) => (now += milliseconds) }
}

const FEATURED_LISTS = [
  '/api/businesses?featured=true',
  '/api/businesses?tab=featured',
  '/api/businesses?tab=featured&sort=alphabetical',
  '/api/businesses?featured=true&category=Construction+%26+Materials',
  '/api/businesses?featured=true&search=auki',
  '/api/businesses?featured=true&search=auki&sort=alphabetical',
]

test.each(FEATURED_LISTS)(
  '%s lists featured businesses until their end, and its total follows',
  async (url) => {
    const { portal, wait } = await featuredForADay()
    const before = await portal.get(url)
    expect(getNames(before).toSorted()).toEqual(['Auki Bakery', 'Auki Hardware'])
    expect(before.headers['x-total-count']).toBe('2')
    wait(DAY - 1)
    expect(getNames(await portal.get(url))).toHaveLength(2)
    wait(1)
    const after = await portal.get(url)
    expect(getNames(after)).toEqual(['Auki Bakery'])
    expect(after.headers['x-total-count']).toBe('1')
  },
)

test('a list by distance has only businesses that are still featured', async () => {
  const { portal, wait } = await featuredForADay()
  const url = '/api/businesses?featured=true&near=-8.7,160.7'
  expect(getNames(await portal.get(url))).toEqual(['Auki Bakery', 'Auki Hardware'])
  wait(DAY)
  expect(getNames(await portal.get(url))).toEqual(['Auki Bakery'])
})

test('cards and profiles are marked as featured until the end', async () => {
  const { portal, id, wait } = await featuredForADay()
  const flags = async () => {
    const [listed] = (await portal.get('/api/businesses?sort=newest&limit=1')).json<BusinessSummary[]>()
    const near = (await portal.get('/api/businesses?near=-8.8,160.7')).json<BusinessSummary[]>()
    const found = (await portal.get('/api/search?q=hardware')).json<SearchResults>()
    const profile = (await portal.get(`/api/businesses/${id}`)).json<Business>()
    const own = (await portal.get(`/api/businesses/${id}`, await portal.signIn('admin'))).json<Business>()
    return [listed, near[0], found.businesses.items[0], profile, own].map((business) => business?.isFeatured)
  }
  expect(await flags()).toEqual([true, true, true, true, true])
  wait(DAY)
  expect(await flags()).toEqual([false, false, false, false, false])
})

test('three reviews of 3.5 stars on average feature a business where they can be read, and no fewer', async () => {
  const portal = await newApp()
  const enhanced = { subscriptionTier: 2 } as const
  await addListings(
    portal.store,
    { ...enhanced, name: 'Praised', rating: 3.5, reviewCount: 3 },
    { ...enhanced, name: 'Praised by two', rating: 5, reviewCount: 2 },
    { ...enhanced, name: 'So so', rating: 3.4, reviewCount: 9 },
    { name: 'Praised where nobody reads it', rating: 5, reviewCount: 9 },
    { name: 'Chosen', isFeatured: true },
  )
  const featured = await portal.get('/api/businesses?featured=true&sort=alphabetical')
  expect(getNames(featured)).toEqual(['Chosen', 'Praised'])
  expect(featured.headers['x-total-count']).toBe('2')
  const marked = (await portal.get('/api/businesses'))
    .json<BusinessSummary[]>()
    .filter((one) => one.isFeatured)
  expect(marked.map(({ name }) => name).toSorted()).toEqual(['Chosen', 'Praised'])
})

test('the third good review features a business at once, and a bad one after it ends that', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { subscriptionTier: 2, rating: 4, reviewCount: 2 })
  const review = (rating: number) => ({
    businessId: id,
    firstName: 'Litia',
    lastName: 'Naivalu',
    rating,
    comment: 'We ordered doors, and they came on the day.',
    createdAt: NOW,
  })
  const namesAfter = async (rating: number) => {
    await portal.store.write.transaction().execute((trx) => insertReviews(trx, [review(rating)]))
    return getNames(await portal.get('/api/businesses?featured=true'))
  }
  expect(await namesAfter(4)).toEqual(['Auki Hardware'])
  expect(await namesAfter(1)).toEqual([])
})
