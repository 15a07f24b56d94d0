import type { ReceivedReview, Review } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newPortal, send, write, decide, reply } from '#test/review-portal.ts'

test('the owner replies to a published review in public, changes and deletes the reply', async () => {
  const portal = await newPortal()
  await write(portal)
  expect((await reply(portal, 'Thank you!')).statusCode).toBe(404)
  await decide(portal, 'approved')
  const received = async (status: string) =>
    (await portal.get(`/api/reviews/received?status=${status}`, await portal.signIn('owner'))).json<
      ReceivedReview[]
    >()
  expect(await received('open')).toMatchObject([{ id: 1, business: { id: portal.id } }])
  expect((await reply(portal, 'Thank you!')).json()).toMatchObject({
    reply: { text: 'Thank you!', at: new Date(NOW).toISOString() },
  })
  await reply(portal, 'Thank you, come again!')
  expect(await received('open')).toEqual([])
  expect(await received('answered')).toHaveLength(1)
  const [review] = (await portal.get(`/api/businesses/${portal.id}/reviews`)).json<Review[]>()
  expect(review?.reply?.text).toBe('Thank you, come again!')
  expect((await send(portal, 'DELETE', '/api/reviews/1/reply', { member: 'owner' })).statusCode).toBe(204)
  expect(await received('open')).toHaveLength(1)
})

test('nobody else can reply, and the owner can’t hide a review', async () => {
  const portal = await newPortal()
  await write(portal)
  await decide(portal, 'approved')
  for (const member of ['other', 'admin'] as const)
    expect((await reply(portal, 'Thank you!', member)).statusCode).toBe(404)
  expect((await send(portal, 'DELETE', '/api/reviews/1', { member: 'owner' })).statusCode).toBe(404)
})

test('of two concurrent replies one is rejected, and a reply replaces only the one that it has read', async () => {
  const portal = await newPortal()
  await write(portal)
  await decide(portal, 'approved')
  const response = (text: string, replaces: string | null) =>
    send(portal, 'PUT', '/api/reviews/1/reply', { member: 'owner', payload: { text, replaces } })
  const responses = await Promise.all([response('Thank you!', null), response('Come again!', null)])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ])
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    message: 'This review has been answered. Read that reply, then save yours if it is still needed',
  })
  const at = new Date(NOW).toISOString()
  portal.clock.now += DAY
  const replaced = await response('Thank you, and come again!', at)
  expect(replaced.json()).toMatchObject({ reply: { text: 'Thank you, and come again!' } })
  expect((await response('Thank you, and come again!', at)).statusCode).toBe(200)
  expect((await response('Thanks', at)).statusCode).toBe(409)
})

test('filters received reviews by business', async () => {
  const portal = await newPortal()
  const [other = 0] = await addListings(portal.store, { subscriptionTier: 2, ownerId: portal.ids.owner })
  await write(portal)
  await decide(portal, 'approved')
  const read = async (business: number) =>
    (await portal.get(`/api/reviews/received?business=${business}`, await portal.signIn('owner'))).json<
      ReceivedReview[]
    >()
  expect(await read(portal.id)).toHaveLength(1)
  expect(await read(other)).toEqual([])
})

test('only the owner of the business reads a received review', async () => {
  const portal = await newPortal()
  await write(portal)
  const read = async (member: 'owner' | 'other' | 'admin') =>
    portal.get('/api/received-reviews/1', await portal.signIn(member))
  expect((await read('owner')).statusCode).toBe(404)
  await decide(portal, 'approved')
  expect((await read('owner')).json()).toMatchObject({ id: 1, business: { id: portal.id }, reply: null })
  expect([(await read('other')).statusCode, (await read('admin')).statusCode]).toEqual([404, 404])
  expect((await portal.get('/api/received-reviews/1')).statusCode).toBe(401)
})
