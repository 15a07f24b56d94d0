import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { PASSWORD } from '#test/cast.ts'
import { dataUrl, createPhonePhoto } from '#test/photos.ts'
import { newShop } from '#test/orders.ts'
import { ordersData } from './personal-data.service.ts'

/** A paid order, and an open one with a proof and credit. */
async function withOrders() {
  const shop = await newShop()
  const paid = await shop.order()
  await shop.pay(paid.id, { amount: 100 })
  const open = await shop.order()
  const image = dataUrl(await createPhonePhoto({ width: 300, height: 300 }))
  await post(shop, `/api/orders/${open.reference}/proofs`, { image, note: 'My slip' }, shop.owner)
  return { ...shop, paid, open }
}

const OWNER = { email: 'owner@portal.test', name: 'Moses Tara' }

test('exports orders, payments and credit with pictures, without who recorded them', async () => {
  const shop = await withOrders()
  const person = { ...OWNER, id: shop.ids.owner }
  const exported = await ordersData.read(shop.store.read, person)
  expect(exported).toMatchObject({
    orders: [{ reference: shop.paid.reference }, { reference: shop.open.reference }],
    payments: [{ number: 'REC-2026-00001', amount_cents: 10_000 }],
    proofs: [{ note: 'My slip' }],
    credit: [{ cents: 1100 }, { cents: -1100 }],
  })
  expect(JSON.stringify(exported)).not.toMatch(/recorded_by|search_text/)
  const files = (await ordersData.files?.(shop.store.read, person)) ?? []
  expect(files.map(({ path }) => path)).toEqual([`orders/${shop.open.reference}-1.jpg`])
  const stranger = { id: shop.ids.other, email: 'other@portal.test', name: 'Litia Naivalu' }
  expect(await ordersData.read(shop.store.read, stranger)).toMatchObject({ orders: [], credit: [] })
})

test('a deleted account leaves invoices with the billed name, and neither address nor pictures', async () => {
  const shop = await withOrders()
  const response = await post(
    shop,
    '/api/account/deletion',
    { password: PASSWORD, confirmation: 'DELETE' },
    shop.owner,
  )
  expect(response.statusCode).toBe(200)
  const rows = await shop.store.read.selectFrom('orders').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { status: 'paid', user_id: null, billed_name: 'Moses Tara', billed_email: '' },
    { status: 'cancelled', user_id: null, billed_email: '', credit_cents: 0 },
  ])
  expect(JSON.stringify(rows)).not.toContain('owner@portal.test')
  expect(await shop.store.read.selectFrom('payment_proofs').selectAll().execute()).toEqual([])
  const detail = await shop.adminOrder(shop.paid.reference)
  expect(detail).toMatchObject({ owner: null, credit: 0, billedTo: { name: 'Moses Tara', email: '' } })
  const read = await shop.get(`/api/orders/${shop.paid.reference}?email=owner@portal.test`)
  expect(read.statusCode).toBe(404)
  expect((await shop.tryPay(shop.paid.id, { amount: 5 })).statusCode).toBe(201)
})
