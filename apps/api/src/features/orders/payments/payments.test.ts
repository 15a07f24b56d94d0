import type { OwnBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { addListings } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { NOW } from '#test/new-app.ts'
import { newShop, type Shop } from '#test/orders.ts'
import { readAudit } from '#test/users.ts'
import { refuseWrites } from '#test/refused-writes.ts'

const lastMail = async (shop: Shop) => (await readMails(shop)).at(-1)
const unwrapped = (text = '') => text.replaceAll(/\s+/g, ' ')
const tierOf = async (shop: Shop) =>
  (await shop.get(`/api/businesses/${shop.id}`)).json<OwnBusiness>().subscriptionTier

test('payments add up; the one that completes the order begins the year at once', async () => {
  const shop = await newShop()
  const { id, reference } = await shop.order()
  const part = await shop.pay(id, { amount: 40, note: 'First half' })
  expect(part).toMatchObject({ status: 'open', paid: 40, due: 49, paidAt: null, period: null })
  expect(part.next).toEqual({
    startsAt: new Date(NOW).toISOString(),
    endsAt: new Date(NOW + 365 * DAY).toISOString(),
  })
  expect(await tierOf(shop)).toBe(0)
  const partly = await lastMail(shop)
  expect(partly?.subject).toBe(`We received part of your payment: US$49 is left (${reference})`)
  expect(partly?.text).toContain(`http://localhost:3000/orders/${reference}/receipts/REC-2026-00001`)

  shop.clock.now += 60_000
  const paid = await shop.pay(id, { amount: 49, method: 'mobile money' })
  expect(paid).toMatchObject({
    status: 'paid',
    due: 0,
    paidAt: new Date(shop.clock.now).toISOString(),
    period: {
      startsAt: new Date(shop.clock.now).toISOString(),
      endsAt: new Date(shop.clock.now + 365 * DAY).toISOString(),
    },
    refundableUntil: new Date(shop.clock.now + 30 * DAY).toISOString(),
    waysToPay: [],
    next: null,
    payments: [
      { number: 'REC-2026-00001', amount: 40, method: 'bank-transfer', paidAt: '2026-11-20T01:00:00.000Z' },
      { number: 'REC-2026-00002', amount: 49, method: 'mobile-money' },
    ],
  })
  expect(paid.paymentNotes.map(({ note, recordedBy }) => [note, recordedBy])).toEqual([
    ['First half', 'Ruth Kalsakau'],
    [null, 'Ruth Kalsakau'],
  ])
  expect(await tierOf(shop)).toBe(1)
  const mail = await lastMail(shop)
  expect(mail?.subject).toBe(`Paid: your order ${reference} for Auki Hardware`)
  expect(unwrapped(mail?.text)).toContain('Your plan has begun and runs until Sat 20 Nov 2027.')
  expect(mail?.text).toContain('Receipt: REC-2026-00002')
  expect((await readAudit(shop)).filter(({ subject_kind }) => subject_kind === 'order')).toMatchObject([
    { action: 'payment recorded', actor_id: shop.ids.admin, note: 'US$40, Bank transfer, REC-2026-00001' },
    { action: 'payment recorded', note: 'US$49, Mobile money, REC-2026-00002' },
  ])
})

test.each([
  ['pg', 'Pacific/Port_Moresby'],
  ['fj', 'Pacific/Fiji'],
] as const)('a day of payment is the same day for a payer in %s and in the books', async (country, zone) => {
  const shop = await newShop()
  const [id = 0] = await addListings(shop.store, { country, name: 'Reef House', ownerId: shop.ids.owner })
  const order = await shop.order({ businessId: id })
  const { payments } = await shop.pay(order.id, { paidAt: '2026-11-20' })
  const days = [zone, 'Pacific/Guadalcanal'].map((timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(payments[0]?.paidAt ?? 0)),
  )
  expect(days).toEqual(['2026-11-20', '2026-11-20'])
})

test('two equal payments are two payments', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  const slip = { amount: 30, note: 'Brought by Moses' }
  await shop.pay(id, slip)
  expect(await shop.pay(id, slip)).toMatchObject({ paid: 60, due: 29 })
  expect((await shop.tryPay(id, slip, 'form-3')).json()).toMatchObject({ status: 'paid', paid: 90 })
  expect(await shop.credit()).toBe(1)
  expect((await readMails(shop)).filter(({ subject }) => subject.includes('part'))).toHaveLength(2)
})

test('a payment with the key of another is its repeat, even concurrently; a key stands for one payment', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  const tries = await Promise.all([1, 2, 3].map(() => shop.tryPay(id, { amount: 30 }, 'form-1')))
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  // A retry has seen the current order.
  expect((await shop.tryPay(id, { amount: 30, knownPayments: 1 }, 'form-1')).json()).toMatchObject({
    paid: 30,
  })
  expect((await shop.tryPay(id, { amount: 40 }, 'form-1')).statusCode).toBe(409)
  expect(await shop.adminOrder('')).toMatchObject({ paid: 30, payments: [{ number: 'REC-2026-00001' }] })
})

test('rejects an equal payment recorded meanwhile, and accepts it from whoever has seen that', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  await shop.pay(id, { amount: 30, knownPayments: 0 })
  const refused = await shop.tryPay(id, { amount: 30, knownPayments: 0 }, 'form-2')
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'A payment of the same amount, way and day was recorded meanwhile, with the receipt REC-2026-00001. If yours is another one, record it again',
  ])
  const others = [{ amount: 10 }, { method: 'cash' }, { paidAt: '2026-11-19' }]
  for (const other of others)
    expect((await shop.tryPay(id, { amount: 30, knownPayments: 0, ...other })).statusCode).toBe(201)
  expect((await shop.tryPay(id, { amount: 30, knownPayments: 4 }, 'form-2')).json()).toMatchObject({
    paid: 130,
  })
})

test('the amount due in local currency matches, and partial payments leave nothing over', async () => {
  const shop = await newShop()
  await shop.setRate('SBD', 8.4567)
  const { id, local } = await shop.order()
  expect(local).toMatchObject({ total: 752.65, due: 752.65 })
  const part = await shop.pay(id, { amount: 300, currency: 'SBD' })
  expect(part).toMatchObject({
    paid: 35.47,
    local: { due: 452.65 },
    payments: [{ amount: 35.47, local: { currency: 'SBD', amount: 300 } }],
  })
  expect(await shop.pay(id, { amount: 452.65, currency: 'SBD' })).toMatchObject({ status: 'paid', paid: 89 })
  expect(await shop.credit()).toBe(0)
})

test('an order keeps its rate', async () => {
  const shop = await newShop()
  await shop.setRate('SBD', 8)
  const { id } = await shop.order()
  await shop.setRate('SBD', 10)
  expect(await shop.pay(id, { amount: 712, currency: 'SBD' })).toMatchObject({ status: 'paid', paid: 89 })
})

test.each([
  [{ currency: 'FJD' }, 'currency', 'This order has a rate for SBD'],
  [{ paidAt: '2026-11-21' }, 'paidAt', 'Please choose today or a day before'],
  [{ paidAt: '2025-11-19' }, 'paidAt', 'This day is long before the order. Please check it'],
  [{ amount: 1890.01 }, 'amount', 'This is far more than the order costs. Please check the amount'],
  [{ amount: 15_121, currency: 'SBD' }, 'amount', 'This is far more than the order costs'],
  [{ amount: 1_000_000.01 }, 'amount', 'more than one order can cost'],
  [{ amount: 1_000_000.01, currency: 'USD' }, 'amount', 'more than one order can cost'],
  [{ amount: 1_000_001, currency: 'SBD' }, 'amount', 'This is far more than the order costs'],
  [{ amount: 97.5, currency: 'XPF' }, 'amount', 'Please write a whole amount: this currency has no decimals'],
  [{ amount: 0 }, 'amount', 'Please write an amount above 0'],
  [{ amount: 1.005 }, 'amount', 'Please write an amount above 0'],
  [{ amount: 0.01, currency: 'SBD' }, 'amount', 'less than a US cent'],
  [{ method: 'shells' }, 'method', 'Please choose one of'],
])('rejects a payment with %j', async (changes, field, message) => {
  const shop = await newShop()
  await shop.setRate('SBD', 8)
  const { id } = await shop.order()
  const response = await shop.tryPay(id, changes)
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: Record<string, string> }>().fields[field]).toContain(message)
  expect((await shop.adminOrder('')).payments).toEqual([])
})

test('accepts ten times the price plus US$1,000, and a day in the year before the order', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  expect(await shop.pay(id, { amount: 1890, paidAt: '2025-11-20' })).toMatchObject({
    status: 'paid',
    paid: 1890,
  })
})

test('the excess beyond the price becomes credit, which the next order uses and a cancelled one returns', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  await shop.pay(id, { amount: 100 })
  expect(await shop.credit()).toBe(11)
  expect((await lastMail(shop))?.text).toContain('You paid US$11 more than was due')
  const again = await shop.pay(id, { amount: 5, note: 'By mistake' })
  expect(again).toMatchObject({ status: 'paid', paid: 105, credit: 16 })
  expect((await lastMail(shop))?.subject).toContain('another payment')

  const renewal = await shop.order()
  expect(renewal).toMatchObject({ total: 89, creditUsed: 16, due: 73 })
  expect(await shop.credit()).toBe(0)
  const replaced = await shop.order({ addOns: ['Logo design'] })
  expect(replaced).toMatchObject({ creditUsed: 16, due: 223 })
  expect((await shop.cancel(replaced.reference)).json()).toMatchObject({ creditUsed: 0, due: 0 })
  expect(await shop.credit()).toBe(16)
  expect((await lastMail(shop))?.text).toContain('Your credit of US$16 is available again')
})

test('an order fully covered by credit is paid at once', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  await shop.pay(id, { amount: 178 })
  const response = await shop.tryOrder()
  expect(response.json()).toMatchObject({
    status: 'paid',
    creditUsed: 89,
    paid: 0,
    due: 0,
    payments: [],
    period: { startsAt: new Date(NOW + 365 * DAY).toISOString() },
  })
  const mail = await lastMail(shop)
  expect(mail?.text).toContain('Paid with: Your credit')
  expect(unwrapped(mail?.text)).toContain('begins on Sat 20 Nov 2027, after what you have now')
})

test('a renewal is added to the end', async () => {
  const shop = await newShop()
  await shop.pay((await shop.order()).id)
  await shop.later(100 * DAY)
  const renewed = await shop.pay((await shop.order()).id, { paidAt: '2027-02-01' })
  expect(renewed.period?.endsAt).toBe(new Date(NOW + 730 * DAY).toISOString())
})

test('a higher plan starts at once, with the unused days of the lower one deducted from its price', async () => {
  const shop = await newShop()
  await shop.pay((await shop.order()).id)
  await shop.later(100 * DAY)
  const upgrade = await shop.order({ plan: 'enhanced' })
  // 265 of 365 days, rounded down to a cent.
  expect(upgrade.items.at(-1)).toMatchObject({ kind: 'unused time', amount: -64.61 })
  expect(upgrade.due).toBe(64.39)
  const paid = await shop.pay(upgrade.id, { amount: 64.39, paidAt: '2027-02-01' })
  expect(paid.period?.startsAt).toBe(new Date(shop.clock.now).toISOString())
  expect(await tierOf(shop)).toBe(2)
})

test('unused days worth the whole price pay the order', async () => {
  const shop = await newShop()
  for (let i = 0; i < 2; i++) await shop.pay((await shop.order()).id)
  const upgrade = await shop.order({ plan: 'enhanced' })
  expect(upgrade).toMatchObject({ status: 'paid', total: 0, due: 0 })
  expect(await tierOf(shop)).toBe(2)
})

test.each([['cancelled'], ['refunded']])('rejects payments for an order that is %s', async (state) => {
  const shop = await newShop()
  const { id, reference } = await shop.order()
  if (state === 'cancelled') await shop.cancel(reference)
  else {
    await shop.pay(id)
    await shop.refund(id)
  }
  const response = await shop.tryPay(id, { amount: 12 })
  expect(response.statusCode).toBe(409)
  expect(response.json<{ message: string }>().message).toContain(state)
})

test('numbers documents without gaps, whatever fails, and restarts each year', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  await shop.pay(id, { amount: 10 })
  const mend = await refuseWrites(shop.store, { to: 'outbox' })
  expect((await shop.tryPay(id, { amount: 20 })).statusCode).toBe(500)
  await mend()
  const { payments, invoiceNumber } = await shop.pay(id, { amount: 20 })
  expect(payments.map(({ number }) => number)).toEqual(['REC-2026-00001', 'REC-2026-00002'])
  expect(invoiceNumber).toBe('INV-2026-00001')
  await shop.later(60 * DAY)
  expect((await shop.pay(id, { amount: 59, paidAt: '2027-01-05' })).payments.at(-1)?.number).toBe(
    'REC-2027-00001',
  )
})

test('only administrators record payments, and only for existing orders', async () => {
  const shop = await newShop()
  const { id } = await shop.order()
  const payment = { amount: 89, method: 'cash', paidAt: '2026-11-20' }
  expect((await post(shop, `/api/admin/orders/${id}/payments`, payment, shop.owner)).statusCode).toBe(403)
  expect((await shop.tryPay(999)).statusCode).toBe(404)
  expect((await shop.adminOrder('')).payments).toEqual([])
})
