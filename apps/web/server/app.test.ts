import { expect, onTestFinished, test, vi } from 'vitest'
import { closedAfterTest, echoApi, listen, SECURITY_HEADERS, startWeb } from '#test/web-server.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'

test('waits for a start that a busy machine slows down', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const started = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const starting = createApp(readConfig({ LOG_LEVEL: 'silent' }), async () => {
    started.resolve()
    await read.promise
  })
  await started.promise
  await vi.advanceTimersByTimeAsync(60_000)
  read.resolve()
  const web = closedAfterTest(await starting)
  expect((await web.inject({ url: '/health/live' })).statusCode).toBe(200)
})

test('calls are forwarded with cookie, body and the client’s address', async () => {
  const web = await startWeb({ WEB_API_URL: await echoApi() })
  const response = await web.inject({
    method: 'POST',
    url: '/api/auth/sign-in?x=1',
    headers: {
      cookie: 'sid=abc',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      forwarded: 'for=6.6.6.6',
    },
    payload: { email: 'a@b.test' },
  })
  const seen = response.json<{
    method: string
    url: string
    headers: Record<string, string>
    body: unknown
  }>()
  expect([seen.method, seen.url, seen.body]).toEqual(['POST', '/api/auth/sign-in?x=1', { email: 'a@b.test' }])
  expect(seen.headers).toMatchObject({ cookie: 'sid=abc', 'x-forwarded-for': '127.0.0.1' })
  expect(seen.headers).not.toHaveProperty('x-forwarded-proto')
  expect(seen.headers).not.toHaveProperty('forwarded')
  expect(response.headers).toMatchObject({ 'x-own': 'api', 'set-cookie': 'sid=1' })
  expect(response.headers).not.toHaveProperty('referrer-policy')
})

test('X-Forwarded-For of the trusted proxy is used', async () => {
  const web = await startWeb({ WEB_API_URL: await echoApi(), WEB_TRUSTED_PROXY: '127.0.0.1' })
  const response = await web.inject({ url: '/api/x', headers: { 'x-forwarded-for': '6.6.6.6' } })
  expect(response.json<{ headers: Record<string, string> }>().headers['x-forwarded-for']).toBe('6.6.6.6')
})

test('a call while the API is down gets a readable 503 with all headers', async () => {
  const web = await startWeb({ WEB_API_URL: 'http://127.0.0.1:9' })
  const response = await web.inject({ url: '/api/businesses' })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
  expect(response.json()).toEqual({ message: expect.stringMatching(/try again/) as string })
})

test.each([
  '/page',
  '/nothing-here',
  '/health/live',
  '/broken',
  '/%E0%A4%A',
  '/api/%zz',
  '/media/%zz',
  '/api/a/..%2f',
])('%s carries the security headers', async (url) => {
  const { headers } = await (await startWeb({})).inject({ url })
  expect(headers).toMatchObject(SECURITY_HEADERS)
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('Strict-Transport-Security is sent on an https site', async () => {
  const secure = await startWeb({ PUBLIC_URL: 'https://portal.example' })
  const { headers } = await secure.inject({ url: '/page' })
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

/** A listening web server; `passSeconds` makes its event loop late by that time. */
async function startLoaded() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const web = await startWeb({ WEB_API_URL: await echoApi() })
  await listen(web)
  const passSeconds = (seconds: number, eventLoopDelay: number) => {
    web.memoryUsage = () => ({ heapUsed: 0, rssBytes: 0, eventLoopDelay, eventLoopUtilized: 0 })
    vi.advanceTimersByTime(seconds * 1_000)
  }
  return { web, passSeconds }
}

test('an overloaded process refuses calls with 503, but serves pages and health checks', async () => {
  const { web, passSeconds } = await startLoaded()
  passSeconds(3, 251)
  const [call, page, live, health] = await Promise.all(
    ['/api/businesses', '/page', '/health/live', '/api/health/live'].map((url) => web.inject({ url })),
  )
  expect([call?.statusCode, call?.headers['retry-after']]).toEqual([503, '5'])
  expect(call?.headers).toMatchObject(SECURITY_HEADERS)
  expect(call?.json()).toEqual({ message: expect.stringMatching(/very busy/) as string })
  expect([page?.statusCode, live?.statusCode, health?.statusCode]).toEqual([200, 200, 200])
  passSeconds(1, 0)
  expect((await web.inject({ url: '/api/businesses' })).statusCode).toBe(200)
})

test('a pause of the machine refuses no later request', async () => {
  const { web, passSeconds } = await startLoaded()
  passSeconds(2, 2_000)
  expect((await web.inject({ url: '/api/businesses' })).statusCode).toBe(200)
})

test('/health/live responds', async () => {
  expect((await (await startWeb({})).inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' })
})
