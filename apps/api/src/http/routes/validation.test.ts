import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'
import { SHOP } from '#test/photos.ts'
import { postQuote } from '#test/quotes.ts'

const many = (length: number) => Array.from({ length }, () => 1)

test.each(['images', 'businessTypes'])('a list of thousands in %s gets one sentence', async (field) => {
  const { inject, signIn } = await newApp()
  const response = await inject({
    method: 'POST',
    url: '/api/businesses',
    payload: { ...SHOP, [field]: many(20_000) },
    cookies: await signIn('owner'),
  })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
  expect(response.body.length).toBeLessThan(300)
})

test('a list of thousands without an account gets one sentence', async () => {
  const response = await postQuote(await newApp(), { additionalServices: many(30_000) })
  const message = 'Please choose each service once'
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message, fields: { additionalServices: message } })
})

test.each([
  ['a list', `{"images":[${'1,'.repeat(1_000_000)}1]}`],
  ['lists in lists', `{"images":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['objects', `[${'{},'.repeat(100_000)}{}]`],
  ['names', `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join()}}`],
])('refuses a body with too many parts before parsing it: %s', async (_, payload) => {
  const { inject, signIn } = await newApp()
  const response = await inject({
    method: 'POST',
    url: '/api/businesses',
    payload,
    headers: { 'content-type': 'application/json' },
    cookies: await signIn('owner'),
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message: 'The body has more parts than any call takes' })
})

test.each([
  ['images', [1, 2]],
  ['businessTypes', ['B2B', 'B2G', 'B2X']],
])('reports an invalid item of %s under the name of the list', async (field, list) => {
  const { inject, signIn } = await newApp()
  const payload = { ...SHOP, [field]: list }
  const cookies = await signIn('owner')
  const response = await inject({ method: 'POST', url: '/api/businesses', payload, cookies })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
})

test('reports a filter that is repeated too often by its name', async () => {
  const { get } = await newApp()
  const response = await get(`/api/businesses?${'type=B2B&'.repeat(21)}`)
  expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(['type'])
})
