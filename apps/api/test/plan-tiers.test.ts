import { ORDERED_PLANS, PLANS } from '@portal/domain/plan'
import { expect, test } from 'vitest'
import { addListings } from './listings.ts'
import { newShop } from './orders.ts'

test('the schema stores a listing and its paid time on every plan', async () => {
  const { store } = await newShop()
  const listings = PLANS.map(({ tier, code }) => ({ name: code, subscriptionTier: tier }))
  expect(await addListings(store, ...listings)).toHaveLength(PLANS.length)
})

test.each(ORDERED_PLANS)('the schema stores an order of $name', async ({ code, tier }) => {
  const shop = await newShop()
  expect(await shop.order({ plan: code })).toMatchObject({ plan: tier })
})
