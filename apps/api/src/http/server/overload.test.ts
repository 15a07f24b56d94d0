import { expect, onTestFinished, test, vi } from 'vitest'
import { IDLE, newApp } from '#test/new-app.ts'

const LATE = { ...IDLE, eventLoopDelay: 251 }

/** Creates a listening portal; `passSeconds` makes its process carry a load for some seconds. */
async function newListening() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const portal = await newApp()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const passSeconds = (seconds: number, load: typeof IDLE) => {
    portal.app.memoryUsage = () => load
    vi.advanceTimersByTime(seconds * 1_000)
  }
  return { ...portal, passSeconds }
}

test.each([
  ['requests wait for a quarter of a second', LATE],
  ['it has no pause and requests queue', { ...IDLE, eventLoopUtilized: 0.96, eventLoopDelay: 50 }],
])('while %s for seconds, refuses calls with Retry-After but serves health', async (_why, load) => {
  const { get, passSeconds } = await newListening()
  passSeconds(3, load)
  for (const url of ['/api/businesses', '/api/auth/user']) {
    const { statusCode, headers, json } = await get(url)
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(json()).toEqual({ message: 'The portal is very busy. Please try again in a few seconds' })
  }
  expect((await get('/api/health/live')).statusCode).toBe(200)
  expect((await get('/api/health/ready')).statusCode).toBe(200)
})

test.each([
  ['has no pause and yet turns quickly', { ...IDLE, eventLoopUtilized: 1, eventLoopDelay: 49 }],
  ['is late now and then', { ...IDLE, eventLoopUtilized: 0.95, eventLoopDelay: 250 }],
])('serves calls while the process %s', async (_how, load) => {
  const { get, passSeconds } = await newListening()
  passSeconds(10, load)
  expect((await get('/api/businesses')).statusCode).toBe(200)
})

test('a pause of the machine or of the start refuses nobody afterwards', async () => {
  const { get, passSeconds } = await newListening()
  for (let pause = 0; pause < 3; pause++) {
    passSeconds(2, { ...LATE, eventLoopDelay: Infinity })
    expect((await get('/api/businesses')).statusCode).toBe(200)
    passSeconds(1, IDLE)
  }
})

test('counts as late from the first late second until one is not', async () => {
  const { app, passSeconds } = await newListening()
  expect(app.isLate()).toBe(false)
  passSeconds(1, LATE)
  expect(app.isLate()).toBe(true)
  passSeconds(1, IDLE)
  expect(app.isLate()).toBe(false)
})

test('an overload ends with the first second that is not late', async () => {
  const { get, passSeconds } = await newListening()
  passSeconds(60, LATE)
  passSeconds(1, IDLE)
  expect((await get('/api/businesses')).statusCode).toBe(200)
})
