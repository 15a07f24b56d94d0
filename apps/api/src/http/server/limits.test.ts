import { formatWait } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { PASSWORD } from '#test/cast.ts'
import { newApp } from '#test/new-app.ts'

async function newAttacker(config = {}) {
  const { inject } = await newApp({ config })
  const guess = (email: string, password: string, from = '203.0.113.7') =>
    inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'x-forwarded-for': from },
      payload: { email, password },
    })
  return { guess, inject }
}

test('limits guesses by address and network, so that the owner can sign in elsewhere', async () => {
  const { guess } = await newAttacker()
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await guess('owner@portal.test', `guess ${n}`)).statusCode)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  expect((await guess('OWNER@portal.test', PASSWORD)).statusCode).toBe(429)
  expect((await guess('owner@portal.test', PASSWORD, '198.51.100.9')).statusCode).toBe(200)
  expect((await guess('other@portal.test', PASSWORD)).statusCode).toBe(200)
})

test('sends when to try again', async () => {
  const { guess } = await newAttacker({ rateLimitScale: 0.1 })
  await guess('owner@portal.test', 'a guess')
  const response = await guess('owner@portal.test', 'a guess')
  expect(response.statusCode).toBe(429)
  const seconds = Number(response.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(response.json()).toEqual({
    message: `Too many requests from here. Please try again ${formatWait(seconds)}`,
  })
})

test('limits sign-ins from one network to many addresses', async () => {
  const { guess } = await newAttacker({ rateLimitScale: 0.05 })
  const statuses = []
  for (let n = 0; n < 4; n += 1)
    statuses.push((await guess(`somebody-${n}@portal.test`, 'a guess')).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
})

test('counts IPv6 by its /64', async () => {
  const { guess } = await newAttacker({ rateLimitScale: 0.1 })
  await guess('owner@portal.test', 'a guess', '2001:db8:1:2::1')
  expect((await guess('owner@portal.test', 'a guess', '2001:db8:1:2:ffff::9')).statusCode).toBe(429)
  expect((await guess('owner@portal.test', 'a guess', '2001:db8:2:3::1')).statusCode).toBe(401)
})

test('successful sign-ins don’t count; concurrent guesses do', async () => {
  const { guess } = await newAttacker()
  for (let n = 0; n < 15; n += 1) expect((await guess('owner@portal.test', PASSWORD)).statusCode).toBe(200)
  const burst = await Promise.all(
    Array.from({ length: 30 }, (_, n) => guess('owner@portal.test', `guess ${n}`)),
  )
  const statuses = burst.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  expect(statuses).toContain(429)
  expect((await guess('owner@portal.test', PASSWORD)).statusCode).toBe(429)
})

async function newRegistrar(scale: number) {
  const { inject } = await newApp({ config: { rateLimitScale: scale } })
  return async (email: string, from: string, password = 'taro and reef 7') => {
    const payload = { firstName: 'A', lastName: 'B', email, password }
    const headers = { 'x-forwarded-for': from }
    return (await inject({ method: 'POST', url: '/api/auth/register', headers, payload })).statusCode
  }
}

test('limits registrations by network; refused ones don’t count', async () => {
  const register = await newRegistrar(0.1)
  for (let n = 0; n < 8; n += 1)
    expect(await register(`person-${n}@example.com`, '203.0.113.7', 'short')).toBe(400)
  for (let n = 0; n < 3; n += 1) expect(await register(`person-${n}@example.com`, '203.0.113.7')).toBe(201)
  expect(await register('person-3@example.com', '203.0.113.7')).toBe(429)
  expect(await register('person-3@example.com', '198.51.100.9')).toBe(201)
})

test('limits registration attempts by network and by address', async () => {
  const register = await newRegistrar(0.02)
  for (let n = 0; n < 6; n += 1)
    expect(await register(`person-${n}@example.com`, '203.0.113.7', 'short')).toBe(400)
  expect(await register('person-7@example.com', '203.0.113.7')).toBe(429)
  // An address is counted once the request is valid.
  expect(await register('one@example.com', '198.51.100.1', 'password1')).toBe(400)
  expect(await register('one@example.com', '198.51.100.1')).toBe(429)
  // Using up an address in one network does not prevent its registration elsewhere.
  expect(await register('one@example.com', '198.51.100.2')).toBe(201)
})

test('limits listings to ten an hour; refused ones and idempotent repeats don’t count', async () => {
  const { inject, signIn } = await newApp({ config: { rateLimitScale: 0.3 } })
  const cookies = await signIn('owner')
  const shop = {
    name: 'Gizo Honey',
    description: 'Wild honey from the slopes of Kolombangara, in jars and by the bucket.',
    category: 'Food & Beverages',
    country: 'western',
    address: 'Gizo',
    email: 'honey@shop.test',
    ownerName: 'Peter Vave',
  }
  const post = async (changes: object = {}, key = '') => {
    const headers = key ? { 'idempotency-key': key } : {}
    const payload = { ...shop, ...changes }
    return (await inject({ method: 'POST', url: '/api/businesses', cookies, headers, payload })).statusCode
  }
  for (let n = 0; n < 6; n += 1) expect(await post({ category: 'Alchemy' })).toBe(400)
  for (let n = 0; n < 3; n += 1) expect(await post({ images: ['a'] })).toBe(400)
  expect(await post({}, 'first')).toBe(201)
  for (let n = 0; n < 5; n += 1) expect(await post({}, 'first')).toBe(201)
  expect(await post()).toBe(201)
  expect(await post()).toBe(201)
  expect(await post()).toBe(429)
  expect(await post({}, 'second')).toBe(429)
  expect(await post({}, 'first')).toBe(201)
  for (let n = 0; n < 30; n += 1) await post({ category: 'Alchemy' })
  expect(await post({ category: 'Alchemy' })).toBe(429)
})

test('trusts X-Forwarded-For from the trusted proxy only', async () => {
  const { inject } = await newApp({ config: { rateLimitScale: 0.1 } })
  const guess = async (from: string) => {
    const payload = { email: 'owner@portal.test', password: 'a guess' }
    const request = {
      method: 'POST',
      url: '/api/auth/sign-in',
      payload,
      remoteAddress: '203.0.113.7',
    } as const
    return (await inject({ ...request, headers: { 'x-forwarded-for': from } })).statusCode
  }
  expect(await guess('198.51.100.1')).toBe(401)
  expect(await guess('198.51.100.2')).toBe(429)
})

async function newReader(config = {}) {
  const { inject } = await newApp({ config: { rateLimitScale: 0.01, ...config } })
  return async (url: string, headers: Record<string, string>) => {
    const statuses = []
    for (let n = 0; n < 4; n += 1) statuses.push((await inject({ method: 'GET', url, headers })).statusCode)
    return statuses
  }
}
const VISITOR = { 'x-forwarded-for': '203.0.113.7' }

test('limits reads by network, except health', async () => {
  const statusesOf = await newReader()
  expect(await statusesOf('/api/auth/user', VISITOR)).toEqual([401, 401, 401, 429])
  expect(await statusesOf('/api/health/live', VISITOR)).toEqual([200, 200, 200, 200])
})

test('does not count the web server’s own reads', async () => {
  expect(await (await newReader())('/api/businesses', {})).toEqual([200, 200, 200, 200])
  const empty = { 'x-forwarded-for': '' }
  expect(await (await newReader())('/api/businesses', empty)).toEqual([200, 200, 200, 200])
  expect(await (await newReader())('/api/businesses', VISITOR)).toEqual([200, 200, 200, 429])
  const elsewhere = await newReader({ trustedProxy: '203.0.113.1' })
  expect(await elsewhere('/api/businesses', {})).toEqual([200, 200, 200, 429])
  expect(await elsewhere('/api/businesses', empty)).toEqual([429, 429, 429, 429])
})
