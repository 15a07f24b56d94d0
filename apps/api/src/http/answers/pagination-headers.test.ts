import { expect, test } from 'vitest'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

test.each([
  ['/api/admin/businesses/pending?limit=1&search=shop', '2'],
  ['/api/businesses/reviewed/reviews?limit=1', '2'],
  ['/api/industries?limit=4&page=1', '10'],
])('%s says how many there are and where the next page is', async (url, total) => {
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
