import { MAX_SAVES, type BusinessSummary } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'

/** A portal with some listings, whose clock advances a second with each call. */
async function newPortal(listings: number) {
  let now = NOW
  const portal = await newApp({ now: () => (now += 1000), config: { rateLimitScale: 10 } })
  const ids = await addListings(
    portal.store,
    ...Array.from({ length: listings }, (_, at) => ({ name: `Business ${at + 1}` })),
  )
  return { ...portal, businesses: ids, owner: await portal.signIn('owner') }
}
type Portal = Awaited<ReturnType<typeof newPortal>>

const put = ({ inject, owner }: Portal, id: number) =>
  inject({ method: 'PUT', url: `/api/saves/${id}`, cookies: owner })
const remove = ({ inject, owner }: Portal, id: number) =>
  inject({ method: 'DELETE', url: `/api/saves/${id}`, cookies: owner })
const merge = ({ inject, owner }: Portal, businessIds: unknown) =>
  inject({ method: 'POST', url: '/api/saves', payload: { businessIds }, cookies: owner })
const savedNames = async ({ get }: TestApp, cookies: Record<string, string>) =>
  getNames(await get('/api/saves', cookies))

test('saves and removes a business; repeating either is no error', async () => {
  const portal = await newPortal(2)
  const [first = 0, second = 0] = portal.businesses
  for (const id of [first, second, first]) {
    const response = await put(portal, id)
    expect([response.statusCode, response.body]).toEqual([204, ''])
  }
  const response = await portal.get('/api/saves', portal.owner)
  expect(response.json<BusinessSummary[]>().map(({ id }) => id)).toEqual([second, first])
  expect(response.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' })
  for (const id of [first, first]) expect((await remove(portal, id)).statusCode).toBe(204)
  expect(await savedNames(portal, portal.owner)).toEqual(['Business 2'])
})

test('saves are private to their account', async () => {
  const portal = await newPortal(1)
  const [id = 0] = portal.businesses
  await put(portal, id)
  expect(await savedNames(portal, await portal.signIn('other'))).toEqual([])
  expect((await portal.get('/api/saves')).statusCode).toBe(401)
})

test('rejects saving hidden businesses, and does not list those that were hidden later', async () => {
  const portal = await newPortal(1)
  const [pending = 0] = await addListings(portal.store, { status: 'pending' })
  for (const id of [pending, 9999]) {
    const response = await put(portal, id)
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Business not found' }])
  }
  const [id = 0] = portal.businesses
  await put(portal, id)
  const change = (suspended_at: number | null) =>
    portal.store.write.transaction().execute((trx) => changeBusiness(trx, id, { suspended_at }))
  await change(NOW)
  const response = await portal.get('/api/saves', portal.owner)
  expect([response.json(), response.headers['x-total-count']]).toEqual([[], '0'])
  expect((await portal.get('/api/saves/ids', portal.owner)).json()).toEqual([id])
  await change(null)
  expect(await savedNames(portal, portal.owner)).toEqual(['Business 1'])
})

test('merges a device’s saves in their order, without duplicates and unknown ids', async () => {
  const portal = await newPortal(4)
  const [one = 0, two = 0, three = 0, four = 0] = portal.businesses
  await put(portal, two)
  expect((await merge(portal, [four, 9999, two, one, four])).statusCode).toBe(204)
  expect(await savedNames(portal, portal.owner)).toEqual(['Business 4', 'Business 1', 'Business 2'])
  await put(portal, three)
  expect((await savedNames(portal, portal.owner))[0]).toBe('Business 3')
  expect((await portal.get('/api/saves/ids', portal.owner)).json()).toEqual([three, four, one, two])
})

test.each([[undefined], ['1'], [[1.5]], [['1']], [Array.from({ length: MAX_SAVES + 1 }, () => 1)]])(
  'rejects merging %j with a message for the field',
  async (businessIds) => {
    const response = await merge(await newPortal(0), businessIds)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toHaveProperty('fields.businessIds')
  },
)

test('limits the number of saves, which a merge fills up', async () => {
  const portal = await newPortal(MAX_SAVES + 2)
  const [first = 0, second = 0, ...others] = portal.businesses
  await put(portal, first)
  await merge(portal, others)
  const list = await portal.get('/api/saves?limit=1&page=2', portal.owner)
  expect([list.headers['x-total-count'], getNames(list)]).toEqual([String(MAX_SAVES), ['Business 4']])
  const refused = await put(portal, second)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: `You can save up to ${MAX_SAVES} businesses. Remove one to save another` },
  ])
})

test('two concurrent requests save a business once', async () => {
  const portal = await newPortal(1)
  const [id = 0] = portal.businesses
  const responses = await Promise.all([put(portal, id), put(portal, id), merge(portal, [id])])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  expect(await savedNames(portal, portal.owner)).toEqual(['Business 1'])
})
