import type { Order, OrderSummary } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { readMails } from '#test/mails.ts'
import { dataUrl, createPhonePhoto, listStoredFiles } from '#test/photos.ts'
import { newShop } from '#test/orders.ts'
import { purge } from '#jobs/purge.ts'
import { sweepMedia } from '#media/photos.service.ts'

/** An open order, and a function that sends a picture for it; each number is another picture. */
async function withOrder() {
  const shop = await newShop()
  const order = await shop.order()
  const image = async (n = 0) => dataUrl(await createPhonePhoto({ width: 600 + n, height: 900 }))
  const send = async (payload: object, cookies = shop.owner) =>
    post(shop, `/api/orders/${order.reference}/proofs`, { image: await image(), ...payload }, cookies)
  return { shop, order, image, send }
}

test('re-encodes a picture in full and readable, visible only to its owner and administrators', async () => {
  const { shop, order, send } = await withOrder()
  const response = await send({ note: 'Slip 4711' })
  expect(response.statusCode).toBe(201)
  const [proof] = response.json<Order>().proofs
  expect(proof?.note).toBe('Slip 4711')
  const url = proof?.url ?? ''
  const seen = await shop.get(url, shop.owner)
  const { width, height, exif, format } = await sharp(seen.rawPayload).metadata()
  // The picture's orientation metadata is not carried over.
  expect([format, exif, Math.max(width, height), Math.min(width, height)]).toEqual([
    'webp',
    undefined,
    900,
    600,
  ])
  expect(seen.headers['cache-control']).toBe('private, no-store')
  const statuses = [shop.admin, await shop.signIn('other'), {}].map(
    async (cookies) => (await shop.get(url, cookies)).statusCode,
  )
  expect(await Promise.all(statuses)).toEqual([200, 404, 404])
  const mail = (await readMails(shop)).at(-1)
  expect(mail).toMatchObject({
    to_address: 'contact@portal.test',
    subject: `Proof of payment for ${order.reference}`,
  })
  expect(mail?.text).toContain('> Slip 4711')
})

test('lists orders with a proof first, until a payment is recorded', async () => {
  const { shop, order, send } = await withOrder()
  await send({})
  const list = async (query: string) =>
    (await shop.get(`/api/admin/orders${query}`, shop.admin)).json<OrderSummary[]>()
  expect(await list('?status=proof')).toMatchObject([{ reference: order.reference, hasProof: true }])
  await shop.pay(order.id, { amount: 10 })
  expect(await list('?status=proof')).toEqual([])
  expect(await list('?status=part-paid')).toMatchObject([{ hasProof: false }])
})

test('stores equal pictures once, and up to five', async () => {
  const { shop, send, image } = await withOrder()
  const first = await send({})
  expect((await send({})).json()).toEqual(first.json())
  for (let n = 1; n < 5; n++) await send({ image: await image(n) })
  const refused = await send({ image: await image(5) })
  expect(refused.statusCode).toBe(409)
  expect(refused.json<{ message: string }>().message).toContain('5 pictures')
  const notices = (await readMails(shop)).filter(({ subject }) => subject.startsWith('Proof'))
  expect(notices).toHaveLength(5)
})

test('accepts the address of the order without a session', async () => {
  const { send } = await withOrder()
  expect((await send({}, {})).statusCode).toBe(404)
  expect((await send({ email: 'mele@kokonut.test' }, {})).statusCode).toBe(404)
  expect((await send({ email: 'owner@portal.test' }, {})).statusCode).toBe(201)
})

test('limits proofs from one place to ten an hour', async () => {
  const shop = await newShop()
  const image = async (n: number) => dataUrl(await createPhonePhoto({ width: 200 + n, height: 200 }))
  const send = async (n: number) => {
    const { reference } = await shop.order({
      plan: n < 5 ? 1 : n < 10 ? 2 : 1,
      addOns: n < 10 ? [] : ['Logo design'],
    })
    const response = await post(
      shop,
      `/api/orders/${reference}/proofs`,
      { image: await image(n) },
      shop.owner,
    )
    return response.statusCode
  }
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push(await send(n))
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
})

test.each([
  ['is no picture', { image: 'data:text/plain;base64,aGVsbG8=' }, 400],
  ['is an address', { image: 'https://elsewhere.example/a.jpg' }, 400],
  [
    'is damaged',
    {
      image: `data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001a\nbroken', 'latin1').toString('base64')}`,
    },
    400,
  ],
])('rejects a picture that %s with a message for its field', async (_what, payload, status) => {
  const { send, shop } = await withOrder()
  const response = await send(payload)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toHaveProperty('fields.image', expect.stringContaining('This photo'))
  expect(await listStoredFiles(shop)).toEqual([])
})

test('rejects proofs for an order that is not open', async () => {
  const { shop, order, send } = await withOrder()
  await shop.pay(order.id)
  expect((await send({})).json()).toMatchObject({ message: 'This order is already paid. Thank you' })
  expect(await listStoredFiles(shop)).toEqual([])
})

test('the sweep keeps the files of proofs until they are deleted after a year', async () => {
  const { shop, order, send } = await withOrder()
  await send({})
  const stored = await listStoredFiles(shop)
  expect(stored).toHaveLength(6)
  await sweepMedia({ ...shop.context, now: () => Date.now() + 2 * HOUR })
  expect(await listStoredFiles(shop)).toEqual(stored)
  await shop.later(365 * DAY - 1)
  await purge(shop.context)
  expect((await shop.adminOrder(order.reference)).proofs).toHaveLength(1)
  shop.clock.now += 1
  await purge(shop.context)
  expect((await shop.adminOrder(order.reference)).proofs).toEqual([])
  await sweepMedia({ ...shop.context, now: () => Date.now() + 2 * HOUR })
  expect(await listStoredFiles(shop)).toEqual([])
})
