import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newShop, type Shop } from '#test/orders.ts'

/** A listing with Standard since today, and an open order of Enhanced. */
async function newUpgrade(): Promise<{ shop: Shop; id: number; due: number }> {
  const shop = await newShop()
  await shop.pay((await shop.order()).id)
  const { id, due } = await shop.order({ plan: 'enhanced' })
  return { shop, id, due }
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

test('an upgrade keeps its price until that lapses', async () => {
  const { shop, id, due } = await newUpgrade()
  expect(due).toBe(40)
  await shop.later(29 * DAY)
  const order = await shop.pay(id, { amount: 40, paidAt: dayOf(shop.clock.now) })
  expect(order).toMatchObject({ status: 'paid', total: 40 })
})

test('money that arrived before the price lapsed completes the order, though it is recorded later', async () => {
  const { shop, id } = await newUpgrade()
  const paidAt = dayOf(shop.clock.now + 29 * DAY)
  await shop.later(40 * DAY)
  expect(await shop.pay(id, { amount: 40, paidAt })).toMatchObject({ status: 'paid', total: 40 })
})

test('does not deduct days used since once the price has lapsed', async () => {
  const { shop, id } = await newUpgrade()
  await shop.later(300 * DAY)
  const order = await shop.pay(id, { amount: 40, paidAt: dayOf(shop.clock.now) })
  // 65 of 365 days of US$89 are left.
  expect(order).toMatchObject({ status: 'open', total: 113.16, due: 73.16 })
})
