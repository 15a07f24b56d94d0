import type { Order, OrderPreview, OrderSummary, OwnBusiness } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { addListings } from '#test/listings.ts'
import { createIdempotencyHeaders, readMails } from '#test/mails.ts'
import { NOW } from '#test/new-app.ts'
import { newShop } from '#test/orders.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { runTrials } from '#features/plans/trials.service.ts'

test('an order has its price in both currencies, ways to pay in its country, and an invoice', async () => {
  const shop = await newShop()
  await shop.setRate('SBD', 8.45)
  const response = await shop.tryOrder({ plan: 1, addOns: ['Logo design'] })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({
    status: 'open',
    payBy: new Date(NOW + 30 * DAY).toISOString(),
    business: { id: shop.id, name: 'Auki Hardware' },
    billedTo: {
      name: 'Moses Tara',
      businessName: 'Auki Hardware',
      email: 'owner@portal.test',
      country: 'sb',
    },
    plan: 1,
    items: [
      { kind: 'plan', name: 'Standard, one year', amount: 89 },
      { kind: 'add-on', name: 'Logo design', amount: 150 },
    ],
    total: 239,
    due: 239,
    local: { currency: 'SBD', rate: 8.45, rateDate: '2026-11-19', total: 2019.55, due: 2019.55 },
    invoiceNumber: 'INV-2026-00001',
    waysToPay: [{ name: 'Bank transfer' }, { name: 'Cash at an agent' }],
    canPayByCard: false,
  })
  const { reference } = response.json<Order>()
  const [mail] = await readMails(shop)
  expect(mail).toMatchObject({
    to_address: 'owner@portal.test',
    subject: `Your order ${reference}: US$239 to pay`,
  })
  expect(mail?.text).toContain('To pay: US$239 (USD) or SBD 2,019.55')
  expect(mail?.text).toContain(`Please quote ${reference} with your payment`)
  expect(mail?.text).toContain('Account: 000-1')
  expect(mail?.text).toContain(`http://localhost:3000/orders/${reference}`)
})

test('without a rate and ways to pay, promises instructions by email', async () => {
  const shop = await newShop({ config: { waysToPay: [] } })
  const order = await shop.order()
  expect([order.local, order.waysToPay]).toEqual([null, []])
  expect((await readMails(shop))[0]?.text).toContain('We’ll email you how to pay')
})

test('the same choice returns the same order, another one replaces it, and a repeated request changes nothing', async () => {
  const shop = await newShop()
  const first = await shop.order()
  expect((await shop.order()).reference).toBe(first.reference)
  const other = await shop.order({ plan: 'enhanced' })
  expect(other.reference).not.toBe(first.reference)
  expect((await shop.read(first.reference)).status).toBe('cancelled')
  const withAddOn = await shop.order({ plan: 'enhanced', addOns: ['Logo design'] })
  expect((await shop.read(other.reference)).status).toBe('cancelled')
  const own = (await shop.get('/api/orders', shop.owner)).json<OrderSummary[]>()
  expect(own.map(({ reference, status }) => [reference, status])).toEqual([
    [withAddOn.reference, 'open'],
    [other.reference, 'cancelled'],
    [first.reference, 'cancelled'],
  ])
  expect(own.map(({ businessName }) => businessName)).toEqual(Array(3).fill('Auki Hardware'))

  const request = {
    method: 'POST',
    url: '/api/orders',
    payload: { businessId: shop.id, plan: 2 },
    cookies: shop.owner,
    headers: createIdempotencyHeaders(),
  } as const
  const [one, two] = [await shop.inject(request), await shop.inject(request)]
  expect(two.json()).toEqual(one.json())
})

test('notifies the buyer of a replaced order to pay nothing for it', async () => {
  const shop = await newShop()
  const first = await shop.order()
  await shop.order({ plan: 'enhanced' })
  const mails = await readMails(shop)
  expect(mails.map(({ to_address }) => to_address)).toEqual(Array(3).fill('owner@portal.test'))
  expect(mails[1]?.subject).toBe(`Cancelled: your order ${first.reference}`)
  expect(mails[1]?.text.replaceAll(/\s+/g, ' ')).toContain(
    'a newer order for this listing took its place. Please pay nothing for the old one.',
  )
})

test('an order that credit pays at once is bought once, however often it is requested within an hour', async () => {
  const shop = await newShop()
  await shop.pay((await shop.order()).id, { amount: 89 * 5 })
  const responses = await Promise.all([1, 2, 3, 4].map(() => shop.tryOrder()))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201))
  const [reference, ...others] = new Set(responses.map((response) => response.json<Order>().reference))
  expect(others).toEqual([])
  expect(await shop.credit()).toBe(89 * 3)
  const year = await shop.store.read.selectFrom('plan_periods').select('id').execute()
  expect(year).toHaveLength(2)
  await shop.later(HOUR - 1)
  expect((await shop.order()).reference).toBe(reference)
  shop.clock.now += 1
  expect(await shop.order()).toMatchObject({ status: 'paid', creditUsed: 89 })
  expect(await shop.credit()).toBe(89 * 2)
})

test('replaces an open order whose price has lapsed', async () => {
  const shop = await newShop()
  const first = await shop.order()
  await shop.later(30 * DAY - 1)
  expect((await shop.order()).reference).toBe(first.reference)
  shop.clock.now += 1
  expect((await shop.order()).reference).not.toBe(first.reference)
})

test('a partly paid order must be paid before another one', async () => {
  const shop = await newShop()
  const { id, reference } = await shop.order()
  await shop.pay(id, { amount: 10 })
  expect((await shop.order()).reference).toBe(reference)
  const refused = await shop.tryOrder({ plan: 'enhanced' })
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    `Part of your order ${reference} for this listing is paid. Pay the rest first, or write to us`,
  ])
  expect((await shop.cancel(reference)).statusCode).toBe(409)
})

test.each([
  ['pending', { status: 'pending' }, 'in review'],
  ['rejected', { status: 'rejected' }, 'was not approved'],
  ['suspended', { suspended_at: NOW }, 'is suspended'],
  ['deleted', { removed_at: NOW }, 'Restore it'],
] as const)(
  'rejects an order for a listing that is %s, with what to do',
  async (_state, changes, message) => {
    const shop = await newShop()
    await shop.store.write.transaction().execute((trx) => changeBusiness(trx, shop.id, changes))
    const response = await shop.tryOrder()
    expect(response.statusCode).toBe(409)
    expect(response.json<{ message: string }>().message).toContain(message)
    const preview = await shop.get(`/api/order-preview?businessId=${shop.id}&plan=1`, shop.owner)
    expect(preview.statusCode).toBe(409)
  },
)

test('only its owner orders for a listing and reads the order, by session or address', async () => {
  const shop = await newShop()
  const other = await shop.signIn('other')
  expect((await shop.tryOrder({}, other)).statusCode).toBe(404)
  expect((await shop.tryOrder({ businessId: 999 })).statusCode).toBe(404)
  const { reference } = await shop.order()
  const status = async (query: string, cookies = {}) =>
    (await shop.get(`/api/orders/${reference}${query}`, cookies)).statusCode
  expect(await status('', other)).toBe(404)
  expect(await status('')).toBe(404)
  expect(await status('?email=other@portal.test')).toBe(404)
  expect(await status('?email=Owner@portal.test')).toBe(200)
  expect(await status('', shop.owner)).toBe(200)
  expect((await shop.cancel(reference, {}, {})).statusCode).toBe(404)
  expect((await shop.cancel(reference, { email: 'owner@portal.test' }, {})).json()).toMatchObject({
    status: 'cancelled',
    due: 0,
    waysToPay: [],
  })
})

test('limits guessing of references', async () => {
  const shop = await newShop()
  const guess = (i: number) => shop.get(`/api/orders/PB-2222-${22 + i}?email=owner@portal.test`)
  for (let i = 0; i < 30; i++) expect((await guess(i)).statusCode).toBe(404)
  expect((await guess(31)).statusCode).toBe(429)
})

test('cancelling again changes nothing, and sends one mail', async () => {
  const shop = await newShop()
  const { reference } = await shop.order()
  const once = await shop.cancel(reference)
  expect((await shop.cancel(reference)).json()).toEqual(once.json())
  const notices = (await readMails(shop)).filter(({ subject }) => subject.startsWith('Cancelled'))
  expect(notices).toHaveLength(1)
})

test('a preview shows what the plan changes and costs, and stores nothing', async () => {
  const shop = await newShop()
  const images = Array.from({ length: 6 }, (_, i) => `/media/${String(i).repeat(22)}-1600.webp`)
  const photos = images.map(() => ({ width: 1600, height: 1200, color: '#336699' }))
  await addListings(shop.store, { ownerId: shop.ids.owner, images, photos, trialExpiresAt: NOW + DAY })
  await shop.setRate('SBD', 8)
  const url = '/api/order-preview?businessId=2&plan=enhanced&addOns=Logo+design'
  const preview = (await shop.get(url, shop.owner)).json<OrderPreview>()
  expect(preview).toMatchObject({
    total: 279,
    creditUsed: 0,
    due: 279,
    local: { currency: 'SBD', total: 2232, due: 2232 },
    current: { tier: 0, isPublic: true },
    next: {
      tier: 2,
      startsAt: new Date(NOW + DAY).toISOString(),
      endsAt: new Date(NOW + 366 * DAY).toISOString(),
    },
    photos: { total: 6, shownNow: 1, shownThen: 6 },
    reviews: 0,
    waysToPay: ['Bank transfer', 'Cash at an agent'],
  })
  expect(preview.addedPhotos.map(({ src }) => src)).toEqual(images.slice(1))
  expect((await shop.get('/api/orders', shop.owner)).json()).toEqual([])
  const { json } = await shop.get('/api/order-preview?businessId=2&plan=3', shop.owner)
  expect(json()).toMatchObject({ message: 'Please choose Standard or Enhanced' })
})

test('rejects cards without a provider', async () => {
  const shop = await newShop()
  const { reference } = await shop.order()
  const response = await post(shop, `/api/orders/${reference}/card-payment`, {}, shop.owner)
  expect([response.statusCode, response.json()]).toEqual([409, { message: 'We don’t take cards here' }])
})

test('a paid order makes an expired listing public at once, with its tier', async () => {
  const shop = await newShop()
  await shop.later(11 * DAY)
  const profile = async () => (await shop.get(`/api/businesses/${shop.id}`)).json<OwnBusiness>()
  expect(await profile()).not.toHaveProperty('description')
  const { id } = await shop.order({ plan: 2 })
  await shop.pay(id, { amount: 129, paidAt: '2026-11-30' })
  expect((await profile()).subscriptionTier).toBe(2)
})

test('a plan ordered during a trial begins when the trial ends, unless it starts now', async () => {
  const shop = await newShop()
  const trialEnd = new Date(NOW + 10 * DAY).toISOString()
  const preview = async (query = '') =>
    (
      await shop.get(`/api/order-preview?businessId=${shop.id}&plan=1${query}`, shop.owner)
    ).json<OrderPreview>()
  expect(await preview()).toMatchObject({ trialEndsAt: trialEnd, next: { startsAt: trialEnd } })
  expect(await preview('&startsNow=true')).toMatchObject({
    trialEndsAt: trialEnd,
    next: { startsAt: new Date(NOW).toISOString() },
  })
  const order = await shop.order({ startsNow: false })
  expect([order.startsNow, order.next?.startsAt]).toEqual([false, trialEnd])
  expect((await shop.order({ startsNow: true })).reference).not.toBe(order.reference)
  const waiting = await shop.order({ startsNow: undefined })
  const paid = await shop.pay(waiting.id)
  expect(paid.period).toEqual({ startsAt: trialEnd, endsAt: new Date(NOW + 375 * DAY).toISOString() })
  const own = async () => (await shop.get('/api/businesses?owner=me', shop.owner)).json<OwnBusiness[]>()[0]
  expect(await own()).toMatchObject({ subscriptionTier: 0, publicUntil: paid.period?.endsAt })
  await runTrials(shop.context)
  const subjects = (await readMails(shop)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /trial/i.test(subject))).toEqual([])
  await shop.later(10 * DAY)
  await runTrials(shop.context)
  expect(await own()).toMatchObject({ subscriptionTier: 1, publicUntil: paid.period?.endsAt })
  expect((await preview()).trialEndsAt).toBeNull()
})

test('a refund of a plan that waits leaves the trial', async () => {
  const shop = await newShop()
  const first = await shop.pay((await shop.order({ startsNow: false })).id)
  const second = await shop.pay((await shop.order({ startsNow: false })).id)
  expect(second.period?.startsAt).toBe(first.period?.endsAt)
  await shop.refund(first.id)
  const moved = await shop.adminOrder(second.reference)
  expect(moved.period?.startsAt).toBe(first.period?.startsAt)
})
