import { expect, test } from 'vitest'
import { IDLE, newApp } from '#test/new-app.ts'

const LATE = { ...IDLE, eventLoopDelay: 251 }

test.each([
  ['requests wait for a quarter of a second', LATE],
  ['it has no pause and requests queue', { ...IDLE, eventLoopUtilized: 0.96, eventLoopDelay: 50 }],
])('while %s, refuses calls with Retry-After but answers health', async (_why, load) => {
  const portal = await newApp({ load })
  // The first takes the fast path where it is answered at all.
  for (const url of ['/api/businesses', '/api/auth/user']) {
    const { statusCode, headers, json } = await portal.get(url)
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(json()).toEqual({ message: 'The portal is very busy. Please try again in a few seconds' })
  }
  expect((await portal.get('/api/health/live')).statusCode).toBe(200)
  expect((await portal.get('/api/health/ready')).statusCode).toBe(200)
})

test.each([
  ['has no pause and yet turns quickly', { ...IDLE, eventLoopUtilized: 1, eventLoopDelay: 49 }],
  ['is late now and then', { ...IDLE, eventLoopUtilized: 0.95, eventLoopDelay: 250 }],
])('answers calls while the process %s', async (_how, load) => {
  expect((await (await newApp({ load })).get('/api/businesses')).statusCode).toBe(200)
})

test('who comes right after the start is not refused for what the start took', async () => {
  const { app, get } = await newApp({ load: LATE })
  await app.listen({ host: '127.0.0.1', port: 0 })
  expect((await get('/api/businesses')).statusCode).toBe(200)
})
