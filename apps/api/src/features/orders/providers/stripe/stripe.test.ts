import type { Order, OrderSummary } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { newCardShop } from '#test/card-shop.ts'
import { NOW } from '#test/new-app.ts'
import { newShop } from '#test/orders.ts'
import { STRIPE_EVENTS_PATH } from './stripe.routes.ts'

describe('a payment by card', () => {
  test('is made on Stripe’s page for the amount due, and starts the plan', async () => {
    const { stripe, order, page, postEvent, read, tier } = await newCardShop()
    expect(order).toMatchObject({ canPayByCard: true, due: 89 })
    const url = await page()
    expect(Object.fromEntries(stripe.formOf(url) ?? [])).toMatchObject({
      client_reference_id: order.reference,
      'line_items[0][price_data][unit_amount]': '8900',
      'line_items[0][price_data][currency]': 'usd',
      success_url: `http://localhost:3000/orders/${order.reference}`,
    })
    const intent = stripe.pay(url)
    expect((await postEvent(stripe.event('checkout.session.completed', intent))).statusCode).toBe(200)
    expect(await read()).toMatchObject({
      status: 'paid',
      payments: [{ amount: 89, method: 'card', number: 'REC-2026-00001' }],
    })
    expect(await tier()).toBe(1)
  })

  test('returns the same page when requested again', async () => {
    const { page } = await newCardShop()
    expect(await page()).toBe(await page())
  })

  test('is recorded once, whichever events report it, how often and in which order', async () => {
    const { stripe, page, postEvent, read, subjects } = await newCardShop()
    const intent = stripe.pay(await page())
    const events = [
      stripe.event('charge.succeeded', intent),
      stripe.event('payment_intent.succeeded', intent),
      stripe.event('checkout.session.completed', intent),
    ]
    for (const event of [...events, ...events.toReversed()])
      expect((await postEvent(event)).statusCode).toBe(200)
    const { payments, credit } = await read()
    expect(payments).toHaveLength(1)
    expect(credit).toBe(0)
    expect((await subjects()).filter((subject) => subject === 'Paid')).toHaveLength(1)
  })

  test('is recorded once from two concurrent events', async () => {
    const { stripe, page, postEvent, read } = await newCardShop()
    const intent = stripe.pay(await page())
    await Promise.all(
      Array.from({ length: 6 }, () => postEvent(stripe.event('checkout.session.completed', intent))),
    )
    expect((await read()).payments).toHaveLength(1)
  })

  test('does not count until it has succeeded', async () => {
    const { stripe, page, postEvent, read } = await newCardShop()
    const url = await page()
    const intent = stripe.intentOf(url)
    expect((await postEvent(stripe.event('payment_intent.created', intent))).statusCode).toBe(200)
    expect(await read()).toMatchObject({ status: 'open', payments: [] })
  })

  test('of somebody else is ignored', async () => {
    const { stripe, postEvent, read } = await newCardShop()
    const intent = stripe.payElsewhere(5000)
    expect((await postEvent(stripe.event('payment_intent.succeeded', intent))).statusCode).toBe(200)
    expect(await read()).toMatchObject({ status: 'open', payments: [] })
  })

  test('offers alternatives if Stripe can’t be reached, and can be retried', async () => {
    const { stripe, order, owner, page, ...shop } = await newCardShop()
    stripe.setDown(true)
    const response = await post(shop, `/api/orders/${order.reference}/card-payment`, {}, owner)
    expect(response.statusCode).toBe(503)
    expect(response.json<{ message: string }>().message).toMatch(/^The card payment service is not answering/)
    expect(response.headers['retry-after']).toBe('120')
    stripe.setDown(false)
    expect(await page()).toMatch(/^https:/)
  })
})

describe('an event', () => {
  test.each([
    ['signed with another secret', { secret: 'whsec_of_somebody_else' }],
    ['signed an hour ago, as if it were caught and sent again', { at: NOW - HOUR }],
  ])('%s is rejected, and changes nothing', async (_, forged) => {
    const { stripe, page, postEvent, read } = await newCardShop()
    const intent = stripe.pay(await page())
    const response = await postEvent(stripe.event('checkout.session.completed', intent, forged))
    expect(response.statusCode).toBe(400)
    expect(await read()).toMatchObject({ status: 'open', payments: [] })
  })

  test('with a changed body is rejected', async () => {
    const { stripe, page, postEvent, read } = await newCardShop()
    const intent = stripe.pay(await page())
    const { payload, headers } = stripe.event('checkout.session.completed', 'pi_of_a_friend')
    const response = await postEvent({ payload: payload.replace('pi_of_a_friend', intent), headers })
    expect(response.statusCode).toBe(400)
    expect((await postEvent({ payload, headers: { ...headers, 'stripe-signature': '' } })).statusCode).toBe(
      400,
    )
    expect((await read()).payments).toEqual([])
  })

  test('has no route without keys', async () => {
    const shop = await newShop()
    const response = await shop.inject({ method: 'POST', url: STRIPE_EVENTS_PATH, payload: {} })
    expect(response.statusCode).toBe(404)
    const { reference, canPayByCard } = await shop.order()
    expect(canPayByCard).toBe(false)
    expect((await post(shop, `/api/orders/${reference}/card-payment`, {}, shop.owner)).statusCode).toBe(409)
  })
})

describe('a refund', () => {
  test('of an order paid by card goes back to the card, once', async () => {
    const { stripe, order, page, postEvent, read, refund, tier } = await newCardShop()
    const intent = stripe.pay(await page())
    await postEvent(stripe.event('checkout.session.completed', intent))
    expect((await refund(order.id)).statusCode).toBe(201)
    expect((await refund(order.id)).statusCode).toBe(409)
    expect(stripe.refundedOf(intent)).toBe(8900)
    await postEvent(stripe.event('charge.refunded', intent))
    const refunded = await read()
    expect(refunded).toMatchObject({ status: 'refunded', refunds: [{ amount: 89 }] })
    expect(refunded.refunds).toHaveLength(1)
    expect(await tier()).toBe(0)
  })

  test('whose event arrives before the portal has stored it is the administrator’s, with reason and name', async () => {
    const { stripe, order, page, postEvent, read, refund } = await newCardShop()
    const intent = stripe.pay(await page())
    await postEvent(stripe.event('checkout.session.completed', intent))
    stripe.beforeRefundIsAnswered(async () => {
      expect((await postEvent(stripe.event('charge.refunded', intent))).statusCode).toBe(200)
    })
    expect((await refund(order.id, { reason: 'They close.' })).statusCode).toBe(201)
    expect(await read()).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 89, reason: 'They close.' }],
    })
    expect((await read()).refunds).toHaveLength(1)
  })

  test('of two card payments goes back to both, and their events add nothing', async () => {
    const { stripe, order, page, postEvent, read, refund } = await newCardShop()
    const first = stripe.pay(await page(), 4000)
    await postEvent(stripe.event('checkout.session.completed', first))
    const second = stripe.pay(await page())
    await postEvent(stripe.event('checkout.session.completed', second))
    expect((await refund(order.id)).statusCode).toBe(201)
    for (const intent of [first, second]) await postEvent(stripe.event('charge.refunded', intent))
    expect([stripe.refundedOf(first), stripe.refundedOf(second)]).toEqual([4000, 4900])
    expect((await read()).refunds.map(({ amount }) => amount)).toEqual([89])
  })

  test('reported before its payment also ends the plan', async () => {
    const { stripe, page, postEvent, read, subjects } = await newCardShop()
    const intent = stripe.pay(await page())
    stripe.refund(intent, 8900)
    await postEvent(stripe.event('charge.refunded', intent))
    await postEvent(stripe.event('checkout.session.completed', intent))
    await postEvent(stripe.event('charge.refunded', intent))
    expect(await read()).toMatchObject({
      status: 'refunded',
      payments: [{ amount: 89 }],
      refunds: [{ amount: 89 }],
    })
    expect((await subjects()).filter((subject) => subject === 'Refunded')).toHaveLength(1)
  })

  test('of everything paid by card, made at Stripe, also returns used credit', async () => {
    const { stripe, order, postEvent, ...shop } = await newCardShop()
    await shop.pay(order.id, { amount: 100 })
    const { reference } = (await shop.tryOrder({ plan: 'enhanced' })).json<Order>()
    const upgrade = await shop.adminOrder(reference)
    expect(upgrade).toMatchObject({ creditUsed: 11, due: 29 })
    const url = `/api/orders/${reference}/card-payment`
    const intent = stripe.pay((await post(shop, url, {}, shop.owner)).json<{ url: string }>().url)
    await postEvent(stripe.event('checkout.session.completed', intent))
    stripe.refund(intent, 2900)
    await postEvent(stripe.event('charge.refunded', intent))
    expect(await shop.adminOrder(reference)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 29, credit: 11 }],
    })
    expect(await shop.credit()).toBe(11)
  })

  test('of a part, made at Stripe, is recorded and left to the administrators; the rest can go back to the card later', async () => {
    const { stripe, order, page, postEvent, read, refund, subjects } = await newCardShop()
    const intent = stripe.pay(await page())
    await postEvent(stripe.event('checkout.session.completed', intent))
    stripe.refund(intent, 2000)
    await postEvent(stripe.event('charge.refunded', intent))
    await postEvent(stripe.event('charge.refunded', intent))
    expect(await read()).toMatchObject({ status: 'paid', refunds: [{ amount: 20 }] })
    expect((await subjects()).filter((subject) => subject === 'Refunded by the card provider')).toHaveLength(
      1,
    )
    expect((await refund(order.id)).statusCode).toBe(201)
    expect(stripe.refundedOf(intent)).toBe(8900)
    expect((await read()).refunds.map(({ amount }) => amount)).toEqual([20, 69])
  })
})

test('a payment for an order cancelled meanwhile becomes credit of its owner', async () => {
  const { stripe, order, owner, page, postEvent, cancel, credit, get } = await newCardShop()
  const url = await page()
  await cancel(order.reference)
  await postEvent(stripe.event('checkout.session.completed', stripe.pay(url)))
  expect(await credit()).toBe(89)
  const [listed] = (await get('/api/orders', owner)).json<OrderSummary[]>()
  expect(listed).toMatchObject({ status: 'cancelled', paid: 89 })
  const next = await get(`/api/orders/${order.reference}`, owner)
  expect(next.json<Order>().payments).toHaveLength(1)
})
