import type { Review, ReviewerState } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { post, registerAna } from '#test/accounts.ts'
import { addReviews } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { REVIEW, newPortal, send, write, decide } from '#test/review-portal.ts'

test('counts one vote per person, and lists the most useful review first', async () => {
  const portal = await newPortal()
  await addReviews(
    portal.store,
    ...['First', 'Second'].map((firstName, at) => ({
      businessId: portal.id,
      firstName,
      lastName: '',
      rating: 5,
      comment: REVIEW.comment,
      createdAt: NOW + at,
    })),
  )
  const mark = (method: 'PUT' | 'DELETE', id: number) =>
    send(portal, method, `/api/reviews/${id}/helpful`, { member: 'other' })
  for (const _ of [1, 2]) expect((await mark('PUT', 1)).statusCode).toBe(204)
  const order = async (sort: string) =>
    (await portal.get(`/api/businesses/${portal.id}/reviews?sort=${sort}`))
      .json<Review[]>()
      .map(({ id, helpfulCount }) => [id, helpfulCount])
  expect(await order('useful')).toEqual([
    [1, 1],
    [2, 0],
  ])
  expect(await order('newest')).toEqual([
    [2, 0],
    [1, 1],
  ])
  for (const _ of [1, 2]) await mark('DELETE', 1)
  expect(await order('useful')).toEqual([
    [2, 0],
    [1, 0],
  ])
})

test('rejects votes for one’s own review, reviews of one’s own business and unpublished ones', async () => {
  const portal = await newPortal()
  await write(portal)
  const mark = (member: 'owner' | 'other' | 'admin') =>
    send(portal, 'PUT', '/api/reviews/1/helpful', { member })
  expect((await mark('admin')).statusCode).toBe(404)
  await decide(portal, 'approved')
  expect((await mark('other')).statusCode).toBe(403)
  expect((await mark('owner')).statusCode).toBe(403)
  expect((await mark('admin')).statusCode).toBe(204)
})

test('returns a visitor’s own review and votes, and whether they own the business', async () => {
  const portal = await newPortal()
  const getState = async (member: 'owner' | 'other' | 'admin') =>
    (await send(portal, 'GET', `/api/businesses/${portal.id}/reviews/own`, { member })).json<ReviewerState>()
  expect(await getState('other')).toEqual({ isOwner: false, review: null, helpful: [] })
  expect(await getState('owner')).toEqual({ isOwner: true, review: null, helpful: [] })
  await write(portal)
  expect(await getState('other')).toMatchObject({ review: { status: 'pending', comment: REVIEW.comment } })
  await decide(portal, 'approved')
  await send(portal, 'PUT', '/api/reviews/1/helpful', { member: 'admin' })
  expect(await getState('admin')).toMatchObject({ helpful: [1], review: null })
  expect((await portal.get(`/api/businesses/${portal.id}/reviews/own`)).statusCode).toBe(401)
  expect(
    (await send(portal, 'GET', '/api/businesses/nobody/reviews/own', { member: 'other' })).statusCode,
  ).toBe(404)
})

test('counts a vote once the address of the account is confirmed', async () => {
  const portal = await newPortal()
  await write(portal)
  await decide(portal, 'approved')
  const count = async () =>
    (await portal.get(`/api/businesses/${portal.id}/reviews`)).json<Review[]>()[0]?.helpfulCount
  const { cookies, token } = await registerAna(portal)
  const mark = () => portal.inject({ method: 'PUT', url: '/api/reviews/1/helpful', cookies })
  expect((await mark()).statusCode).toBe(204)
  const own = await portal.get(`/api/businesses/${portal.id}/reviews/own`, cookies)
  expect(own.json<ReviewerState>().helpful).toEqual([1])
  expect(await count()).toBe(0)
  await send(portal, 'PUT', '/api/reviews/1/helpful', { member: 'admin' })
  expect(await count()).toBe(1)
  await post(portal, '/api/auth/confirmations', { token })
  expect(await count()).toBe(2)
  await portal.inject({ method: 'DELETE', url: '/api/reviews/1/helpful', cookies })
  expect(await count()).toBe(1)
})

test('drops votes when the owner of the address takes the account over', async () => {
  const portal = await newPortal()
  await write(portal)
  await decide(portal, 'approved')
  const { cookies, token } = await registerAna(portal)
  await portal.inject({ method: 'PUT', url: '/api/reviews/1/helpful', cookies })
  const taken = { token, firstName: 'Ana', lastName: 'Vula', password: 'pandanus, 9 mats', keep: [] }
  expect((await post(portal, '/api/auth/claims/take-over', taken)).statusCode).toBe(200)
  const [review] = (await portal.get(`/api/businesses/${portal.id}/reviews`)).json<Review[]>()
  expect(review?.helpfulCount).toBe(0)
})
