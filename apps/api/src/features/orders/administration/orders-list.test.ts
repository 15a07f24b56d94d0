import type { AuditEntry, OrderSummary } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { addListings } from '#test/listings.ts'
import { dataUrl, createPhonePhoto } from '#test/photos.ts'
import { newShop } from '#test/orders.ts'

/** One order of each kind, the oldest first. */
async function withOrders() {
  const shop = await newShop({ config: { rateLimitScale: 100 } })
  const place = async (name: string) => {
    const [businessId = 0] = await addListings(shop.store, { name, ownerId: shop.ids.owner })
    shop.clock.now += HOUR
    return shop.order({ businessId })
  }
  const open = await place('Open Shop')
  const paid = await place('Paid Shop')
  await shop.pay(paid.id)
  const withRequest = await place('Asking Shop')
  await shop.pay(withRequest.id)
  await post(shop, `/api/orders/${withRequest.reference}/refund-request`, { reason: 'Please' }, shop.owner)
  const partly = await place('Part-paid Shop')
  await shop.pay(partly.id, { amount: 10 })
  const proven = await place('Proven Shop')
  const image = dataUrl(await createPhonePhoto({ width: 300, height: 300 }))
  await post(shop, `/api/orders/${proven.reference}/proofs`, { image }, shop.owner)
  const cancelled = await place('Cancelled Shop')
  await shop.cancel(cancelled.reference)
  const refunded = await place('Refunded Shop')
  await shop.pay(refunded.id)
  await shop.refund(refunded.id)
  const names = async (query = '') => {
    const response = await shop.get(`/api/admin/orders${query}`, shop.admin)
    const rows = response.json<OrderSummary[]>()
    return { response, rows, names: rows.map(({ businessName }) => businessName.replace(' Shop', '')) }
  }
  return { shop, open, names }
}

test('lists orders that wait for administrators first, the longest waiting before others', async () => {
  const { names, open } = await withOrders()
  const all = await names()
  expect(all.names).toEqual(['Proven', 'Asking', 'Open', 'Part-paid', 'Refunded', 'Cancelled', 'Paid'])
  expect(all.rows[2]).toEqual({
    id: open.id,
    reference: open.reference,
    status: 'open',
    createdAt: open.createdAt,
    businessName: 'Open Shop',
    businessId: open.business?.id,
    plan: 1,
    isWebsite: false,
    total: 89,
    paid: 0,
    due: 89,
    local: null,
    hasProof: false,
    refundRequestedAt: null,
  })
})

test.each([
  ['?status=open', ['Proven', 'Open', 'Part-paid']],
  ['?status=proof', ['Proven']],
  ['?status=part-paid', ['Part-paid']],
  ['?status=refund', ['Asking']],
  ['?status=paid', ['Asking', 'Paid']],
  ['?status=cancelled', ['Cancelled']],
  ['?status=refunded', ['Refunded']],
  ['?search=asking+moses', ['Asking']],
  ['?search=nobody', []],
])('%s lists %j', async (query, expected) => {
  const { names } = await withOrders()
  const { response, names: listed } = await names(query)
  expect(listed).toEqual(expected)
  expect(response.headers['x-total-count']).toBe(String(expected.length))
})

test('finds an order by its reference without hyphens, and pages the list', async () => {
  const { names, open } = await withOrders()
  expect((await names(`?search=${open.reference.replaceAll('-', '').toLowerCase()}`)).names).toEqual(['Open'])
  const page = await names('?limit=3&page=2')
  expect(page.names).toEqual(['Part-paid', 'Refunded', 'Cancelled'])
  expect(page.response.headers.link).toContain('page=3')
})

test('the audit trail names orders by their references', async () => {
  const { shop } = await withOrders()
  const entries = (await shop.get('/api/admin/audit?kind=order', shop.admin)).json<AuditEntry[]>()
  expect(entries.length).toBeGreaterThan(4)
  expect(entries.every(({ subject }) => subject.label?.startsWith('PB-'))).toBe(true)
})
