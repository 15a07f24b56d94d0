import type { ExchangeRate, Order, OrderSummary, OwnQuoteRequest, Revenue } from '@portal/domain/contract'
import { LOCAL_CURRENCY_CODES, PAYMENT_METHOD_CODES } from '@portal/domain/order'
import { DAY, HOUR } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { CAST } from '#test/cast.ts'
import { signInToDemo } from '#test/demo-sign-in.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { onceForFile } from '#test/run-end.ts'
import type { Database } from '#db/database.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { readDemoData, type DemoData } from './data/demo-data.ts'
import { addOrders, storeProofs } from './seed-orders.ts'
import { seedDemo } from './seed.ts'

/** A portal with the demo, without pictures, which tests only read. */
const getDemo = onceForFile(async () => {
  const portal = await newApp({ config: { rateLimitScale: 100, demo: true } })
  for (const table of ['sessions', 'users'] as const) await portal.store.write.deleteFrom(table).execute()
  await seedDemo(portal.store, NOW)
  return { ...portal, signIn: (member: 'owner' | 'admin') => signInToDemo(portal, member) }
})

test('paid plans have orders with payments, over all methods and months', async () => {
  const { store, get, signIn } = await getDemo()
  const without = await store.read
    .selectFrom('plan_periods as p')
    .leftJoin('orders as o', 'o.period_id', 'p.id')
    .select('p.id')
    .where('p.tier', 'in', [1, 2])
    .where('o.id', 'is', null)
    .execute()
  expect(without).toEqual([])
  const orders = await store.read.selectFrom('orders').selectAll().execute()
  expect(orders.length).toBeGreaterThan(100)
  const payments = await store.read.selectFrom('payments').selectAll().execute()
  expect(new Set(payments.map(({ method }) => method))).toEqual(new Set(PAYMENT_METHOD_CODES))
  for (const order of orders) {
    const own = payments.filter(({ order_id }) => order_id === order.id)
    expect(own.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(order.received_cents)
    expect(order.received_cents >= order.total_cents).toBe(order.status === 'paid')
    for (const { recorded_at, paid_at } of own) expect(recorded_at).toBeGreaterThanOrEqual(paid_at)
    expect(order.is_sample).toBe(1)
  }
  const admin = await signIn('admin')
  const url = '/api/admin/analytics/revenue?from=2024-01-01&to=2026-11-20'
  const { months, totals } = (await get(url, admin)).json<Revenue>()
  expect(months.length).toBeGreaterThan(11)
  for (const part of ['standard', 'enhanced', 'website', 'addOns'] as const)
    expect(totals[part]).toBeGreaterThan(0)
})

test('documents are numbered by time, without a gap in any year', async () => {
  const { store } = await getDemo()
  const invoices = await store.read
    .selectFrom('orders')
    .select(['invoice_number as number', 'created_at as at'])
    .orderBy('created_at')
    .execute()
  const receipts = await store.read
    .selectFrom('payments')
    .select(['number', 'recorded_at as at'])
    .orderBy('recorded_at')
    .execute()
  for (const documents of [invoices, receipts]) {
    const byYear = Map.groupBy(documents, ({ number }) => number.slice(4, 8))
    expect(byYear.size).toBeGreaterThan(1)
    for (const [, ofYear] of byYear)
      expect(ofYear.map(({ number }) => Number(number.slice(9)))).toEqual(ofYear.map((_, i) => i + 1))
  }
})

test('the owner has an unpaid order with a proof, and a partly paid one', async () => {
  const { get, signIn } = await getDemo()
  const owner = await signIn('owner')
  const own = (await get('/api/orders', owner)).json<OrderSummary[]>()
  const waiting = own.find(({ hasProof }) => hasProof)
  expect(waiting).toMatchObject({ reference: 'PB-K4WB-7R', businessName: 'Kwaibala Radio Shop' })
  // As on the slip in the picture.
  expect(waiting?.local?.due).toBe(743.15)
  expect(own.find(({ paid, due }) => paid > 0 && due > 0)).toMatchObject({ businessName: 'Umi Home Store' })
  expect(own.filter(({ status }) => status === 'paid').length).toBeGreaterThan(1)
  const list = await get('/api/admin/orders', await signIn('admin'))
  expect(list.json<OrderSummary[]>()[0]?.reference).toBe('PB-K4WB-7R')
})

test('the picture of the proof is stored with its order', async () => {
  const { context, store } = await newApp()
  const data = readDemoData()
  const proofs = await storeProofs(context, data)
  await store.write.transaction().execute(async (trx) => {
    await trx.deleteFrom('users').execute()
    await addDemoOwner(trx)
    await addOrders(trx, { ...data, orders: onlyProven(data) }, { proofs, adminId: null, now: NOW })
  })
  const stored = await store.read.selectFrom('payment_proofs').selectAll().execute()
  expect(stored).toMatchObject([{ note: expect.stringContaining('slip'), at: NOW - 5 * HOUR }])
  expect((await context.media.stat(`${stored[0]?.name}-1600.webp`))?.size).toBeGreaterThan(1000)
  await sweepMedia({ ...context, now: () => Date.now() + 2 * HOUR })
  expect((await context.media.stat(`${stored[0]?.name}-1600.webp`))?.size).toBeGreaterThan(1000)
})

const onlyProven = ({ orders }: DemoData): DemoData['orders'] => ({
  ...orders,
  waiting: orders.waiting.filter(({ proof }) => proof),
  websites: [],
})

/** Adds the business of the order with a proof, and its owner. */
async function addDemoOwner(trx: Transaction<Database>): Promise<void> {
  const owner = { ...CAST.owner, password_hash: null, profile_image_url: null, created_at: NOW }
  const { id } = await trx.insertInto('users').values(owner).returning('id').executeTakeFirstOrThrow()
  await insertBusinesses(trx, [
    { name: 'Kwaibala Radio Shop', country: 'sb', category: 'Other', createdAt: NOW, ownerId: id },
  ])
}

test('every currency has a rate with its day, and the accepted quote its paid order', async () => {
  const { get, signIn, store } = await getDemo()
  const admin = await signIn('admin')
  const rates = (await get('/api/admin/exchange-rates', admin)).json<ExchangeRate[]>()
  expect(rates.map(({ currency, asOf }) => [currency, asOf])).toEqual(
    LOCAL_CURRENCY_CODES.map((code) => [code, '2026-11-11']),
  )
  const quote = await get('/api/quote-requests/PB-T6KE-3M?email=other@portal.test')
  const reference = quote.json<OwnQuoteRequest>().orderReference
  const order = (await get(`/api/orders/${reference}?email=other@portal.test`)).json<Order>()
  expect(order).toMatchObject({
    status: 'paid',
    quoteReference: 'PB-T6KE-3M',
    business: { name: 'Banyan Code' },
    total: 800,
    period: { startsAt: order.paidAt },
  })
  const { plan_expires_at } = await store.read
    .selectFrom('businesses')
    .select('plan_expires_at')
    .where('name', '=', 'Banyan Code')
    .executeTakeFirstOrThrow()
  expect(plan_expires_at).toBe(Date.parse(order.paidAt ?? '') + 365 * DAY)
})

test('the same instant gives the same orders', async () => {
  const read = async () => {
    const store = await newStore()
    await seedDemo(store, NOW)
    return store.read.selectFrom('orders').selectAll().orderBy('id').execute()
  }
  expect(await read()).toEqual(await read())
})
