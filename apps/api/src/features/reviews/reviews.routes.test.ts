import type { BusinessSummary } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'

test('reviews are shown from tier 2 on, newest first, with their author’s current name, and count in the rating', async () => {
  const { get, store, ids } = await newApp()
  const [basic = 0, enhanced = 0] = await addListings(
    store,
    { slug: 'basic', subscriptionTier: 1 },
    { slug: 'enhanced', subscriptionTier: 2 },
  )
  for (const businessId of [basic, enhanced]) {
    await addReviews(
      store,
      {
        businessId,
        userId: ids.other,
        firstName: 'Old',
        lastName: 'Name',
        rating: 5,
        comment: 'Later',
        createdAt: NOW,
      },
      { businessId, firstName: 'Ana', lastName: 'Bela', rating: 4, comment: 'Earlier', createdAt: NOW - 1 },
      {
        businessId,
        firstName: 'X',
        lastName: 'Y',
        rating: 1,
        comment: 'Unseen',
        status: 'pending',
        createdAt: NOW,
      },
    )
  }
  expect((await get(`/api/businesses/${basic}/reviews`)).json()).toEqual([])
  const reviews = (await get('/api/businesses/enhanced/reviews')).json<{ comment: string; user: object }[]>()
  expect(reviews.map(({ comment }) => comment)).toEqual(['Later', 'Earlier'])
  expect(reviews[0]?.user).toMatchObject({ firstName: 'Litia', lastName: 'N' })
  expect((await get('/api/businesses/enhanced')).json()).toMatchObject({ rating: 4.5, reviewCount: 2 })
  expect((await get('/api/businesses/basic')).json()).toMatchObject({ rating: null, reviewCount: 0 })
  await store.write.updateTable('users').set({ first_name: 'Lita' }).where('id', '=', ids.other).execute()
  expect((await get('/api/businesses/enhanced/reviews')).body).toContain('Lita')
})

test('shows, sorts and filters by a rating only if the plan shows reviews', async () => {
  const { get, store, ids, signIn } = await newApp()
  const rated = { rating: 4.8, reviewCount: 20, ownerId: ids.owner }
  const [standard = 0] = await addListings(
    store,
    { name: 'Standard', subscriptionTier: 1, ...rated },
    { name: 'Enhanced', subscriptionTier: 2, rating: 3, reviewCount: 1 },
  )
  const ratings = async (query: string) =>
    (await get(`/api/businesses?${query}`))
      .json<BusinessSummary[]>()
      .map(({ name, rating, reviewCount }) => [name, rating, reviewCount])
  const enhanced = ['Enhanced', 3, 1]
  expect(await ratings('sort=rating')).toEqual([enhanced, ['Standard', null, 0]])
  expect(await ratings('tab=top-rated')).toEqual([enhanced])
  const asOwner = await get('/api/businesses/standard', await signIn('owner'))
  expect(asOwner.json()).toMatchObject({ rating: null, reviewCount: 0 })

  await store.write.transaction().execute((trx) => changeBusiness(trx, standard, { tier: 3 }))
  expect(await ratings('tab=top-rated')).toEqual([['Standard', 4.8, 20], enhanced])
  await store.write.transaction().execute((trx) => changeBusiness(trx, standard, { tier: 0 }))
  expect(await ratings('tab=top-rated')).toEqual([enhanced])
})
