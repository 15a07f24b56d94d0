import type { AdminOrder, OwnBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { readMails } from '#test/mails.ts'
import { newShop, type Shop } from '#test/orders.ts'
import { readAudit } from '#test/users.ts'

const LOGO = { addOns: ['Logo design'] }

/** A paid order; `later` advances the clock afterwards. */
async function withPaid(changes: object = {}, amount = 89) {
  const shop = await newShop()
  const order = await shop.order(changes)
  await shop.pay(order.id, { amount })
  const ask = (payload: object = { reason: 'It did not help.' }) =>
    post(shop, `/api/orders/${order.reference}/refund-request`, payload, shop.owner)
  return { shop, order, ask }
}

const tierOf = async (shop: Shop) =>
  (await shop.get(`/api/businesses/${shop.id}`)).json<OwnBusiness>().subscriptionTier
const message = (response: { json(): unknown }) => (response.json() as { message: string }).message

test('accepts a refund request on day 30, not on day 31', async () => {
  const { shop, order, ask } = await withPaid()
  await shop.later(30 * DAY - 1)
  expect((await ask()).json()).toMatchObject({ refundRequestedAt: new Date(shop.clock.now).toISOString() })
  const mail = (await readMails(shop)).at(-1)
  expect(mail).toMatchObject({ to_address: 'contact@portal.test' })
  expect(mail?.subject).toBe(`Refund requested: ${order.reference}`)
  expect(mail?.text).toContain('> It did not help.')
  expect(mail?.text).toContain(`http://localhost:3000/admin/orders/${order.id}`)
  const before = (await readMails(shop)).length
  expect((await ask({ reason: 'Again' })).statusCode).toBe(200)
  expect(await readMails(shop)).toHaveLength(before)

  const late = await withPaid()
  await late.shop.later(30 * DAY)
  const refused = await late.ask()
  expect([refused.statusCode, message(refused)]).toEqual([
    409,
    'The 30-day money-back guarantee has ended. Please write to us if something is wrong',
  ])
  expect((await late.shop.refund(late.order.id)).statusCode).toBe(409)
})

test('a refund requested in time can be made later, with money, plan and credit note', async () => {
  const { shop, order, ask } = await withPaid(LOGO, 239)
  await ask()
  expect(await tierOf(shop)).toBe(1)
  await shop.later(40 * DAY)
  const detail = await shop.adminOrder(order.reference)
  expect(detail).toMatchObject({ refundReason: 'It did not help.', refundable: { plan: 89, addOns: 150 } })
  const refunded = (await shop.refund(order.id)).json<AdminOrder>()
  expect(refunded).toMatchObject({
    status: 'refunded',
    period: null,
    refundable: null,
    refunds: [{ number: 'CRN-2026-00001', amount: 89, credit: 0, reason: 'They asked.' }],
  })
  const mail = (await readMails(shop)).at(-1)
  expect(mail?.subject).toBe(`Refunded: your order ${order.reference}`)
  expect(mail?.text).toContain('Money back: US$89')
  expect((await readAudit(shop)).at(-1)).toMatchObject({
    action: 'refunded',
    subject_id: order.id,
    note: 'US$89 and US$0 as credit, CRN-2026-00001: They asked.',
  })
  const business = await shop.store.read
    .selectFrom('businesses')
    .select(['tier', 'plan_expires_at'])
    .where('id', '=', shop.id)
    .executeTakeFirst()
  expect(business).toMatchObject({ plan_expires_at: null })
  expect((await shop.refund(order.id)).statusCode).toBe(409)
  expect((await ask()).statusCode).toBe(200)
})

test('refunds add-ons only if chosen', async () => {
  const { shop, order } = await withPaid(LOGO, 239)
  const refunded = (await shop.refund(order.id, { withAddOns: true })).json<AdminOrder>()
  expect(refunded.refunds).toMatchObject([{ amount: 239, credit: 0 }])
})

test('used credit is refunded as credit, and excess payments stay credit', async () => {
  const { shop } = await withPaid({}, 100)
  const renewal = await shop.order({ plan: 'standard' })
  expect(renewal.creditUsed).toBe(11)
  await shop.pay(renewal.id, { amount: 80, paidAt: '2026-11-19' })
  expect(await shop.credit()).toBe(2)
  const refunded = (await shop.refund(renewal.id)).json<AdminOrder>()
  expect(refunded.refunds).toMatchObject([{ amount: 78, credit: 11 }])
  expect(await shop.credit()).toBe(13)
  expect((await readMails(shop)).at(-1)?.text).toContain('Back as credit: US$11')
})

test('the earlier plan resumes after the refund of a higher one', async () => {
  const { shop } = await withPaid()
  const upgrade = await shop.order({ plan: 'enhanced' })
  expect(upgrade.due).toBe(40)
  await shop.pay(upgrade.id, { amount: 40 })
  expect(await tierOf(shop)).toBe(2)
  expect((await shop.refund(upgrade.id)).json<AdminOrder>().refunds).toMatchObject([{ amount: 40 }])
  expect(await tierOf(shop)).toBe(1)
})

test('does not refund unused days twice', async () => {
  const { shop, order } = await withPaid()
  const upgrade = await shop.order({ plan: 'enhanced' })
  const counting = await shop.refund(order.id)
  expect([counting.statusCode, message(counting)]).toEqual([
    409,
    `The order ${upgrade.reference} takes the unused days of this one off its price. Cancel that order first`,
  ])
  await shop.pay(upgrade.id, { amount: 40 })
  const taken = await shop.refund(order.id)
  expect([taken.statusCode, message(taken)]).toEqual([
    409,
    `The unused days of this order were taken off the price of ${upgrade.reference}. Refund that order first`,
  ])
  await shop.refund(upgrade.id)
  expect((await shop.refund(order.id)).statusCode).toBe(201)
  expect(await tierOf(shop)).toBe(0)
})

test('refunds everything of a partly paid order, which bought nothing', async () => {
  const { shop } = await withPaid({}, 100)
  const part = await shop.order({ plan: 'standard', ...LOGO })
  expect(part).toMatchObject({ creditUsed: 11, due: 228, refundable: null })
  await shop.pay(part.id, { amount: 40, note: 'A part' })
  expect((await shop.adminOrder(part.reference)).refundable).toEqual({ plan: 51, addOns: 0 })
  const cancelling = await post(
    shop,
    `/api/admin/orders/${part.id}/cancellation`,
    { reason: 'No' },
    shop.admin,
  )
  expect([cancelling.statusCode, message(cancelling)]).toEqual([
    409,
    'Part of this order is paid. Refund it instead',
  ])
  const before = (await shop.get(`/api/businesses/${shop.id}`)).json<OwnBusiness>()
  expect((await shop.refund(part.id)).json()).toMatchObject({
    status: 'refunded',
    due: 0,
    paidAt: null,
    refundable: null,
    refunds: [{ number: 'CRN-2026-00001', amount: 40, credit: 11 }],
  })
  expect(await shop.credit()).toBe(11)
  expect((await shop.get(`/api/businesses/${shop.id}`)).json()).toEqual(before)
  const mail = (await readMails(shop)).at(-1)
  expect(mail?.subject).toBe(`Refunded: your order ${part.reference}`)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'It was not paid in full, so your listing hasn’t changed',
  )
  expect((await readAudit(shop)).at(-1)).toMatchObject({
    action: 'refunded',
    note: 'US$40 and US$11 as credit, CRN-2026-00001: They asked.',
  })
  expect((await shop.refund(part.id)).statusCode).toBe(409)
  expect((await shop.order()).reference).not.toBe(part.reference)
})

test.each([
  ['open', async () => undefined],
  ['cancelled', (shop: Shop, reference: string) => shop.cancel(reference)],
] as const)('rejects refunding an order that is %s', async (_state, arrange) => {
  const shop = await newShop()
  const { id, reference } = await shop.order()
  await arrange(shop, reference)
  expect(message(await shop.refund(id))).toBe('This order is not paid, so there is nothing to refund')
  const asked = await post(shop, `/api/orders/${reference}/refund-request`, { reason: 'No' }, shop.owner)
  expect(asked.statusCode).toBe(409)
})

test('an administrator cancels an order with a reason for its buyer', async () => {
  const shop = await newShop()
  const { id, reference } = await shop.order()
  const cancel = () =>
    post(shop, `/api/admin/orders/${id}/cancellation`, { reason: 'Placed twice.' }, shop.admin)
  expect((await cancel()).json()).toMatchObject({ status: 'cancelled', cancellationReason: 'Placed twice.' })
  expect((await cancel()).statusCode).toBe(200)
  const mails = (await readMails(shop)).filter(
    ({ subject }) => subject === `Cancelled: your order ${reference}`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('> Placed twice.')
  const paid = await shop.order()
  await shop.pay(paid.id)
  const refused = await post(shop, `/api/admin/orders/${paid.id}/cancellation`, { reason: 'No' }, shop.admin)
  expect(refused.statusCode).toBe(409)
})

test('a repeated refund with its key gets the same response, and refunds nothing more', async () => {
  const { shop, order } = await withPaid()
  const first = await shop.refund(order.id, {}, 'dialog-1')
  const again = await shop.refund(order.id, {}, 'dialog-1')
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json<AdminOrder>().refunds).toHaveLength(1)
  expect((await shop.refund(order.id, {}, 'dialog-2')).statusCode).toBe(409)
})
