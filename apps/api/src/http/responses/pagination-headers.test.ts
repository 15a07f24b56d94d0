import { expect, test } from 'vitest'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { createPaginationHeaders } from './pagination-headers.ts'

test.each([
  ['/api/admin/businesses/pending?limit=1&search=shop', '2'],
  ['/api/businesses/reviewed/reviews?limit=1', '2'],
  ['/api/industries?limit=4&page=1', '10'],
])('%s has the total and the next page', async (url, total) => {
  const { get, store, signIn } = await newApp()
  const [id = 0] = await addListings(
    store,
    { slug: 'reviewed', subscriptionTier: 2 },
    { name: 'Shop one', status: 'pending' },
    { name: 'Shop two', status: 'pending' },
  )
  const review = { businessId: id, firstName: 'Ana', lastName: 'Bela', rating: 4, createdAt: NOW }
  await addReviews(store, { ...review, comment: 'One' }, { ...review, comment: 'Two' })
  const admin = await signIn('admin')
  const first = await get(url, admin)
  expect(first.headers['x-total-count']).toBe(total)
  const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await get(next, admin)
  expect(second.statusCode).toBe(200)
  expect(second.json<unknown[]>().length).toBeGreaterThan(0)
  expect(second.body).not.toBe(first.body)
})

test.each([
  ['?country=sb&limit=24', { page: 2, limit: 24 }, { country: 'sb', limit: '24', page: '2' }],
  [
    '?page=2&limit=500&search=fish+wharf',
    { page: 3, limit: 100 },
    { limit: '100', search: 'fish wharf', page: '3' },
  ],
  ['?after=1-2&sort=newest', { after: '5-6' }, { sort: 'newest', after: '5-6' }],
  ['?page=2&search=caf%C3%A9%20%26%20bar', { page: 3 }, { search: 'café & bar', page: '3' }],
  ['', { page: 2, limit: 24 }, { page: '2', limit: '24' }],
  ['?homepage=1', { page: 2 }, { homepage: '1', page: '2' }],
])('the next page of a list with %j keeps all other parameters', (query, next, parameters) => {
  const { link = '' } = createPaginationHeaders(`/api/businesses${query}`, 1_000, next)
  const url = new URL(/<(.*)>; rel="next"/.exec(link)?.[1] ?? '', 'http://portal.test')
  expect(url.pathname).toBe('/api/businesses')
  expect(Object.fromEntries(url.searchParams)).toEqual(parameters)
  expect(url.searchParams.size).toBe(Object.keys(parameters).length)
})
