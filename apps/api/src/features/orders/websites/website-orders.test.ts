import type { AdminOrder, Order, OwnBusiness, QuoteRequest } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { readMails } from '#test/mails.ts'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newShop, type Shop } from '#test/orders.ts'
import { addQuote, listQuotes, QUOTED, readOwnQuote } from '#test/quotes.ts'

const MELE = 'mele@kokonut.test'
const ITEMS = [
  { name: 'Four pages', price: 1100 },
  { name: 'Photos', price: 500.5 },
]

/** A quote that was sent. The requester has no account unless their address is the owner’s. */
async function withOffer(email = MELE, offer: object = { amount: 1600.5, items: ITEMS }) {
  const shop = await newShop()
  const quote = await addQuote(shop, { email })
  const move = (decision: object) =>
    shop.inject({
      method: 'PATCH',
      url: `/api/admin/quote-requests/${quote.id}/status`,
      payload: decision,
      cookies: shop.admin,
    })
  await move({ ...QUOTED, ...offer })
  return {
    ...shop,
    quote,
    move,
    accept: async () => {
      const [request] = await listQuotes(shop)
      return post(shop, `/api/quote-requests/${quote.reference}/answer`, {
        email,
        offer: request?.offer?.id,
        answer: 'accept',
      })
    },
    link: (businessId: number | null) =>
      shop.inject({
        method: 'PUT',
        url: `/api/admin/quote-requests/${quote.id}/business`,
        payload: { businessId },
        cookies: shop.admin,
      }),
  }
}

const orderOf = async (shop: Shop): Promise<AdminOrder> => {
  const [request] = await listQuotes(shop)
  return (await shop.get(`/api/admin/orders/${request?.order?.id}`, shop.admin)).json()
}

const tierOf = async (shop: Shop) =>
  (await shop.get(`/api/businesses/${shop.id}`)).json<OwnBusiness>().subscriptionTier

test('an accepted quote places an order of its items, which the requester opens by their address', async () => {
  const shop = await withOffer()
  expect((await shop.accept()).statusCode).toBe(200)
  const { orderReference } = (await readOwnQuote(shop, shop.quote.reference)).json<{
    orderReference: string
  }>()
  const order = await shop.get(`/api/orders/${orderReference}?email=${MELE}`)
  expect(order.json<Order>()).toMatchObject({
    status: 'open',
    quoteReference: shop.quote.reference,
    business: null,
    billedTo: { name: 'Mele Talo', businessName: 'Kokonut Oil Auki', email: MELE, country: 'sb' },
    plan: 2,
    items: [
      { kind: 'website', name: 'Four pages', amount: 1100 },
      { kind: 'website', name: 'Photos', amount: 500.5 },
    ],
    total: 1600.5,
  })
  const mail = (await readMails(shop)).at(-1)
  expect(mail).toMatchObject({
    to_address: MELE,
    subject: `Your order ${orderReference}: US$1,600.50 to pay`,
  })
  expect(mail?.text).toContain('HOW TO PAY')
  expect(mail?.text).toContain(
    `http://localhost:3000/orders/${orderReference}?email=${encodeURIComponent(MELE)}`,
  )
  await shop.accept()
  const [request] = await listQuotes(shop)
  expect(request?.order).toMatchObject({ reference: orderReference, status: 'open' })
})

test('an administrator who accepts a quote places the same order, for the account with its address', async () => {
  const shop = await withOffer('owner@portal.test', { amount: 900 })
  expect((await shop.move({ status: 'accepted' })).json<QuoteRequest>().order).toMatchObject({
    status: 'open',
  })
  expect(await orderOf(shop)).toMatchObject({
    owner: { email: 'owner@portal.test' },
    items: [{ kind: 'website', name: 'Website for Kokonut Oil Auki', amount: 900 }],
    next: null,
  })
})

test('the linked listing has Enhanced for 365 days once the order is fully paid', async () => {
  const shop = await withOffer()
  expect((await shop.link(shop.id)).json()).toEqual({ business: { id: shop.id, name: 'Auki Hardware' } })
  await shop.accept()
  const { id } = await orderOf(shop)
  await shop.pay(id, { amount: 1600 })
  expect(await tierOf(shop)).toBe(0)
  const paid = await shop.pay(id, { amount: 0.5 })
  expect(paid).toMatchObject({
    status: 'paid',
    business: { id: shop.id },
    period: {
      startsAt: new Date(NOW).toISOString(),
      endsAt: new Date(NOW + 365 * DAY).toISOString(),
    },
  })
  expect(await tierOf(shop)).toBe(2)
  // Mele ordered it for a listing of Moses.
  expect((await readMails(shop)).slice(-2).map(({ to_address: to, subject }) => [to, subject])).toEqual([
    [expect.stringContaining(MELE), expect.any(String)],
    [expect.stringContaining('owner@'), 'Your listing has the Enhanced plan: Auki Hardware'],
  ])
  const [other = 0] = await addListings(shop.store, { name: 'Gizo Divers', ownerId: shop.ids.other })
  expect((await shop.link(other)).statusCode).toBe(409)
})

test('a listing linked later gets the plan then, and its owner is notified', async () => {
  const shop = await withOffer()
  await shop.accept()
  const { id } = await orderOf(shop)
  const paid = await shop.pay(id, { amount: 1600.5 })
  expect([paid.status, paid.period]).toEqual(['paid', null])
  await shop.later(5 * DAY)
  expect((await shop.link(shop.id)).statusCode).toBe(200)
  expect((await orderOf(shop)).period?.startsAt).toBe(new Date(NOW + 5 * DAY).toISOString())
  expect(await tierOf(shop)).toBe(2)
  expect((await readMails(shop)).at(-2)?.text).toContain('The Enhanced plan of Kokonut Oil Auki has begun')
  expect((await readMails(shop)).at(-1)?.text).toContain('Your listing Auki Hardware has the Enhanced plan')
})

test('linking again changes nothing, and rejects a listing that is not approved', async () => {
  const shop = await withOffer()
  const [pending = 0] = await addListings(shop.store, { name: 'Gizo Divers', status: 'pending' })
  expect((await shop.link(pending)).json()).toMatchObject({ message: 'This listing is not approved yet' })
  expect((await shop.link(999)).statusCode).toBe(404)
  await shop.link(shop.id)
  await shop.link(shop.id)
  expect((await shop.link(null)).json()).toEqual({ business: null })
  const audit = await shop.store.read
    .selectFrom('audit')
    .select(['action', 'note'])
    .where('action', 'in', ['linked', 'unlinked'])
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'linked', note: 'Auki Hardware' },
    { action: 'unlinked', note: null },
  ])
})
