import { REVIEW_LIMITS, type OwnReview, type Review } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { createIdempotencyHeaders } from '#test/mails.ts'
import { NOW } from '#test/new-app.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { REVIEW, newPortal, send, type Portal, write, decide } from '#test/review-portal.ts'

const edit = (portal: Portal, payload: object) => send(portal, 'PATCH', '/api/reviews/1', { payload })

/** What everybody sees: the reviews, the average and number on the profile, and the stars. */
async function readPublic({ get, id }: Portal) {
  const reviews = (await get(`/api/businesses/${id}/reviews`)).json<Review[]>()
  const { rating, reviewCount } = (await get(`/api/businesses/${id}`)).json<{
    rating: number | null
    reviewCount: number
  }>()
  const { stars } = (await get(`/api/businesses/${id}/reviews/summary`)).json<{ stars: number[] }>()
  return { texts: reviews.map((review) => [review.rating, review.comment]), rating, reviewCount, stars }
}

const NOTHING = { texts: [], rating: null, reviewCount: 0, stars: [0, 0, 0, 0, 0] }

const readOwn = async ({ get, signIn }: Portal) =>
  (await get('/api/reviews', await signIn('other'))).json<OwnReview[]>()

test('only its writer reads a review until a decision', async () => {
  const portal = await newPortal()
  const response = await write(portal)
  expect(response.statusCode).toBe(201)
  const own = {
    id: 1,
    business: { id: portal.id, name: 'Auki Hardware', slug: 'auki-hardware' },
    ...REVIEW,
    status: 'pending',
    createdAt: new Date(NOW).toISOString(),
    editableUntil: new Date(NOW + 30 * DAY).toISOString(),
    waiting: null,
    rejection: null,
    reply: null,
  }
  expect(response.json()).toEqual(own)
  expect(await readOwn(portal)).toEqual([own])
  expect(await readPublic(portal)).toEqual(NOTHING)
  await decide(portal, 'approved')
  expect(await readPublic(portal)).toEqual({
    texts: [[4, REVIEW.comment]],
    rating: 4,
    reviewCount: 1,
    stars: [0, 0, 0, 1, 0],
  })
  expect(await readOwn(portal)).toMatchObject([{ status: 'approved' }])
})

test('hides a rejected review; its writer sees the reason and may change it', async () => {
  const portal = await newPortal()
  await write(portal)
  await decide(portal, 'rejected', 'Please leave names out')
  expect(await readPublic(portal)).toEqual(NOTHING)
  expect(await readOwn(portal)).toMatchObject([
    { status: 'rejected', rejection: { reason: null, note: 'Please leave names out' } },
  ])
  const changed = { rating: 3, comment: 'Good timber, but they were slow today.' }
  expect((await edit(portal, changed)).json()).toMatchObject({
    ...changed,
    status: 'pending',
    rejection: null,
  })
  expect(await readPublic(portal)).toEqual(NOTHING)
})

test('a change to a published review waits while the old text stays public', async () => {
  const portal = await newPortal()
  await write(portal)
  await decide(portal, 'approved')
  const before = await readPublic(portal)
  const changed = { rating: 1, comment: 'The second load was rotten, and nobody calls back.' }
  const response = (await edit(portal, changed)).json<OwnReview>()
  expect(response).toMatchObject({ ...REVIEW, status: 'approved', waiting: changed })
  expect(await readPublic(portal)).toEqual(before)
  await decide(portal, 'rejected')
  expect(await readPublic(portal)).toEqual(before)
  await edit(portal, changed)
  portal.clock.now += 1000
  await decide(portal, 'approved')
  expect(await readPublic(portal)).toEqual({
    texts: [[1, changed.comment]],
    rating: 1,
    reviewCount: 1,
    stars: [1, 0, 0, 0, 0],
  })
  const [review] = (await portal.get(`/api/businesses/${portal.id}/reviews`)).json<Review[]>()
  expect(review?.editedAt).toBe(new Date(portal.clock.now).toISOString())
})

test('a review can be changed for thirty days, and deleted at any time', async () => {
  const portal = await newPortal()
  await write(portal)
  await decide(portal, 'approved')
  portal.clock.now = NOW + 30 * DAY
  // That session has expired, so each request signs in again.
  expect((await edit(portal, { ...REVIEW, rating: 5 })).statusCode).toBe(200)
  portal.clock.now += 1
  const refused = await edit(portal, REVIEW)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'A review can be changed for 30 days. You can still delete it' },
  ])
  expect((await send(portal, 'DELETE', '/api/reviews/1')).statusCode).toBe(204)
  expect(await readPublic(portal)).toEqual(NOTHING)
  expect(await readOwn(portal)).toEqual([])
})

test('a person reviews a business once, and not their own', async () => {
  const portal = await newPortal()
  const headers = createIdempotencyHeaders()
  const [one, repeat] = [await write(portal, REVIEW, { headers }), await write(portal, REVIEW, { headers })]
  expect([one.statusCode, repeat.json()]).toEqual([201, one.json()])
  const second = await write(portal)
  expect([second.statusCode, second.json()]).toEqual([
    409,
    { message: 'You have already reviewed this business. You can change that review' },
  ])
  const own = await write(portal, REVIEW, { member: 'owner' })
  expect(own.statusCode).toBe(403)
  expect((await write(portal, REVIEW, { member: 'admin' })).statusCode).toBe(201)
})

test('accepts one of two concurrent reviews by the same person', async () => {
  const portal = await newPortal()
  const responses = await Promise.all([write(portal), write(portal)])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test.each<[Partial<BusinessRecord>]>([
  [{ status: 'pending' }],
  [{ suspendedAt: NOW }],
  [{ publicUntil: NOW }],
])('rejects reviews of a business that is not public: %j', async (state) => {
  const portal = await newPortal(state)
  expect((await write(portal)).statusCode).toBe(404)
  expect(await readOwn(portal)).toEqual([])
})

test.each([
  [{ rating: 0 }, { rating: 'Please choose 1 to 5 stars' }],
  [{ rating: 4.5 }, { rating: 'Please choose 1 to 5 stars' }],
  [{ rating: undefined }, { rating: 'Please choose 1 to 5 stars' }],
  [{ comment: 'Too short for one' }, { comment: 'Your review must be at least 20 characters' }],
  [{ comment: 'x'.repeat(2001) }, { comment: 'Your review must be at most 2000 characters' }],
])('rejects %j with a message for its field', async (change, fields) => {
  const portal = await newPortal()
  const response = await write(portal, { ...REVIEW, ...change })
  expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([400, fields])
  expect(await readOwn(portal)).toEqual([])
})

test('accepts the shortest and the longest review', async () => {
  for (const length of [REVIEW_LIMITS.min, REVIEW_LIMITS.max]) {
    const response = await write(await newPortal(), { rating: 5, comment: 'x'.repeat(length) })
    expect(response.statusCode).toBe(201)
  }
})

test('others can’t change or delete a review', async () => {
  const portal = await newPortal()
  await write(portal)
  for (const member of ['owner', 'admin'] as const) {
    const responses = [
      await send(portal, 'PATCH', '/api/reviews/1', { member, payload: REVIEW }),
      await send(portal, 'DELETE', '/api/reviews/1', { member }),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  }
})
