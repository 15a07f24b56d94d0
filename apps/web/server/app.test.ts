import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answersIn, openWire, requestHead } from '../test/wire.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

/** An API that tells what it was sent. */
async function echoApi(): Promise<string> {
  const api = fastify()
  open.push(api)
  api.all('/*', (request, reply) =>
    reply.headers({ 'X-Own': 'api', 'Set-Cookie': 'sid=1' }).send({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: request.body ?? null,
    }),
  )
  return api.listen({ host: '127.0.0.1', port: 0 })
}

async function webFor(env: Record<string, string>): Promise<FastifyInstance> {
  const app = await createApp(readConfig({ LOG_LEVEL: 'silent', ...env }), async (own) => {
    own.get('/page', () => 'page')
    const fail = () => {
      throw new TypeError('secret detail')
    }
    own.get('/broken', fail)
    own.get('//evil.example/broken', fail)
  })
  open.push(app)
  return app
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

test('calls go to the API with the cookie and the body, and the address that this server saw', async () => {
  const web = await webFor({ WEB_API_URL: await echoApi() })
  const answer = await web.inject({
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
  const seen = answer.json<{ method: string; url: string; headers: Record<string, string>; body: unknown }>()
  expect([seen.method, seen.url, seen.body]).toEqual(['POST', '/api/auth/sign-in?x=1', { email: 'a@b.test' }])
  expect(seen.headers).toMatchObject({ cookie: 'sid=abc', 'x-forwarded-for': '127.0.0.1' })
  expect(seen.headers).not.toHaveProperty('x-forwarded-proto')
  expect(seen.headers).not.toHaveProperty('forwarded')
  expect(answer.headers).toMatchObject({ 'x-own': 'api', 'set-cookie': 'sid=1' })
  expect(answer.headers).not.toHaveProperty('referrer-policy')
})

/** An API with one photo, which only whoever has the cookie may see. */
async function mediaApi(): Promise<{ url: string; asked: string[] }> {
  const api = fastify()
  open.push(api)
  const asked: string[] = []
  api.get('/media/:file', (request, reply) => {
    asked.push(`${request.method} ${request.headers.range ?? 'whole'}`)
    if (!request.headers.cookie)
      return reply.code(404).header('Cache-Control', 'no-store').send({ message: 'x' })
    reply.headers({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: '"one"',
      'Accept-Ranges': 'bytes',
    })
    if (request.headers['if-none-match'] === '"one"') return reply.code(304).send()
    if (!request.headers.range) return reply.type('image/webp').send(Buffer.from('0123456789'))
    return reply.code(206).header('Content-Range', 'bytes 2-4/10').type('image/webp').send(Buffer.from('234'))
  })
  return { url: await api.listen({ host: '127.0.0.1', port: 0 }), asked }
}

const PHOTO = '/media/n1f-800.webp'

test('a photo comes from the API as it is, in whole or in part, with the headers that it has there', async () => {
  const { url, asked } = await mediaApi()
  const web = await webFor({ WEB_API_URL: url })
  const get = (method: 'GET' | 'HEAD', headers: Record<string, string>) =>
    web.inject({ method, url: PHOTO, headers: { cookie: 'sid=abc', ...headers } })
  const whole = await get('GET', {})
  expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
  expect(whole.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: '"one"',
  })
  const part = await get('GET', { range: 'bytes=2-4' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  const head = await get('HEAD', {})
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10'])
  expect((await get('GET', { 'if-none-match': '"one"' })).statusCode).toBe(304)
  expect(asked).toEqual(['GET whole', 'GET bytes=2-4', 'HEAD whole', 'GET whole'])
})

test('a private photo is asked for each time, and never given to whoever comes next', async () => {
  const { url, asked } = await mediaApi()
  const web = await webFor({ WEB_API_URL: url })
  const owners = await web.inject({ url: PHOTO, headers: { cookie: 'sid=abc' } })
  const strangers = await web.inject({ url: PHOTO })
  expect([owners.statusCode, strangers.statusCode]).toEqual([200, 404])
  expect(strangers.headers['cache-control']).toBe('no-store')
  expect(asked).toHaveLength(2)
})

test('nothing can be written where photos are read', async () => {
  const { url, asked } = await mediaApi()
  const answer = await (await webFor({ WEB_API_URL: url })).inject({ method: 'DELETE', url: PHOTO })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(asked).toEqual([])
})

test('a proxy that is trusted by its address is believed', async () => {
  const web = await webFor({ WEB_API_URL: await echoApi(), WEB_TRUSTED_PROXY: '127.0.0.1' })
  const answer = await web.inject({ url: '/api/x', headers: { 'x-forwarded-for': '6.6.6.6' } })
  expect(answer.json<{ headers: Record<string, string> }>().headers['x-forwarded-for']).toBe('6.6.6.6')
})

test('a call while the API is away is a readable 503 under all headers', async () => {
  const web = await webFor({ WEB_API_URL: 'http://127.0.0.1:9' })
  const answer = await web.inject({ url: '/api/businesses' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.headers).toMatchObject({ ...GUARDS, 'cache-control': 'no-store' })
  expect(answer.json()).toEqual({ message: expect.stringMatching(/try again/) as string })
})

const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

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
  const { headers } = await (await webFor({})).inject({ url })
  expect(headers).toMatchObject(GUARDS)
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('browsers are held to https where the site has it', async () => {
  const secure = await webFor({ PUBLIC_URL: 'https://portal.example' })
  const { headers } = await secure.inject({ url: '/page' })
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  'a page can’t be asked with %s',
  async (method) => {
    const wire = await openWire(await portOf(await webFor({})), requestHead(`${method} /page`))
    expect(answersIn(await wire.until(/<\/html>$/))).toMatchObject([
      { status: 405, headers: { ...GUARDS, allow: 'GET, HEAD', 'content-type': 'text/html; charset=utf-8' } },
    ])
  },
)

test.each(['TRACE', 'PROPFIND'])(
  'a call with %s, which no call has, is told so as calls are',
  async (method) => {
    const wire = await openWire(await portOf(await webFor({})), requestHead(`${method} /api/x`))
    expect(answersIn(await wire.until(/\}$/))).toMatchObject([{ status: 404, headers: GUARDS }])
  },
)

test.each([
  ['to a page', 405, 'POST /page'],
  ['to no page', 405, 'POST /nothing-here'],
  ['to an address that can’t be read', 400, 'POST /%zz'],
  ['with a page’s GET', 400, 'GET /page'],
  ['with a call’s GET', 400, 'GET /api/x'],
  ['to an address that is too long', 414, `POST /api/${'x'.repeat(4100)}`],
])('a body sent %s is answered %i before it drips in', async (_where, status, line) => {
  const wire = await openWire(await portOf(await webFor({})), requestHead(line, { 'Content-Length': 100 }))
  const answers = answersIn(await wire.until(/(<\/html>|\})$/))
  expect(answers).toMatchObject([{ status, headers: { ...GUARDS, connection: 'close' } }])
})

test('a body that drips on after its refusal has its connection ended', async () => {
  const wire = await openWire(
    await portOf(await webFor({})),
    requestHead('POST /page', { 'Transfer-Encoding': 'chunked' }),
  )
  await wire.until(/<\/html>$/)
  wire.socket.write('1\r\nx\r\n')
  expect(answersIn(await wire.ended())).toHaveLength(1)
})

test.each(['/page?q=', '/api/x?q=', '/media/'])(
  'an address from %s on that is too long is refused',
  async (start) => {
    const web = await webFor({ WEB_API_URL: await echoApi() })
    const asked = (length: number) => web.inject({ url: start + 'x'.repeat(length - start.length) })
    const [longest, tooLong] = [await asked(4096), await asked(4097)]
    expect([longest.statusCode, tooLong.statusCode]).toEqual([200, 414])
    expect(tooLong.headers).toMatchObject(GUARDS)
    expect(tooLong.body).toContain(
      start === '/page?q=' ? '<h1>This address is too long' : '{"message":"Please shorten',
    )
  },
)

test('a page that throws is a readable 500 with a way on and without details', async () => {
  const answer = await (await webFor({})).inject({ url: '/broken?a="><script>' })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('Something went wrong')
  expect(answer.body).toContain('<a href="/broken?a=%22%3E%3Cscript%3E">Retry</a>')
  expect(answer.body).not.toMatch(/secret detail|<script>/)
})

test('the way back from a page that throws never leads to another site', async () => {
  const wire = await openWire(await portOf(await webFor({})), requestHead('GET //evil.example/broken'))
  const [answer] = answersIn(await wire.until(/<\/html>$/))
  expect(answer?.status).toBe(500)
  expect(answer?.body).toContain('<a href="/">Retry</a>')
  expect(answer?.body).not.toContain('evil.example')
})

test('an address that can’t be read is a page that says so; below /api it is a message', async () => {
  const web = await webFor({})
  const page = await web.inject({ url: '/%E0%A4%A' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<h1>This address can’t be read</h1>')
  for (const url of ['/api/%E0%A4%A', '/media/%zz', '/api/a/..%2f']) {
    const call = await web.inject({ url })
    expect([call.statusCode, call.json()]).toEqual([400, { message: expect.any(String) as string }])
  }
})

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  ['two lengths', requestHead('POST /api/x', { 'Content-Length': '1\r\nContent-Length: 2' }), 400],
  ['headers over 16 KiB', requestHead('GET /page', { 'X-Long': 'y'.repeat(17_000) }), 431],
])('%s is refused under the same headers', async (_what, bytes, status) => {
  const wire = await openWire(await portOf(await webFor({})), bytes)
  const [answer] = answersIn(await wire.ended())
  expect(answer).toMatchObject({ status, headers: { ...GUARDS, connection: 'close' } })
  expect(JSON.parse(answer?.body ?? '')).toEqual({ message: expect.any(String) as string })
})

test('a refusal is never written into the middle of another answer', async () => {
  const web = await createApp(readConfig({ LOG_LEVEL: 'silent' }), async (own) => {
    own.get('/long', (_request, reply) => {
      const begun = new PassThrough()
      begun.write('begun')
      return reply.header('Content-Length', 1_000).send(begun)
    })
  })
  open.push(web)
  const wire = await openWire(await portOf(web), requestHead('GET /long'))
  await wire.until(/begun$/)
  wire.socket.write('no HTTP\r\n\r\n')
  expect(await wire.ended()).toMatch(/begun$/)
})

/** Keeps the process too busy to turn to anything else, for longer than its load is measured over. */
async function keepBusy(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    const until = performance.now() + 400
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

test('a process that is too busy refuses calls for a moment; pages, files and its health are answered', async () => {
  const web = await webFor({ WEB_API_URL: await echoApi() })
  await web.ready()
  await keepBusy()
  const [call, page, live, health] = await Promise.all(
    ['/api/businesses', '/page', '/health/live', '/api/health/live'].map((url) => web.inject({ url })),
  )
  expect([call?.statusCode, call?.headers['retry-after']]).toEqual([503, '5'])
  expect(call?.headers).toMatchObject(GUARDS)
  expect(call?.json()).toEqual({ message: expect.stringMatching(/very busy/) as string })
  expect([page?.statusCode, live?.statusCode, health?.statusCode]).toEqual([200, 200, 200])
  const again = async () => (await web.inject({ url: '/api/businesses' })).statusCode
  await expect.poll(again, { timeout: 15_000 }).toBe(200)
})

test('the process says that it lives', async () => {
  expect((await (await webFor({})).inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' })
})

test('while the server stops, what still comes is told when to come back', async () => {
  const web = await webFor({})
  const port = await portOf(web)
  const [, wire] = await Promise.all([
    once(web.server, 'connection'),
    openWire(port, 'GET /page HTTP/1.1\r\nHo'),
  ])
  await fetch(`http://127.0.0.1:${port}/page`, { headers: { connection: 'close' } })
  const closed = web.close()
  await expect.poll(() => web.server.listening).toBe(false)
  wire.socket.write('st: portal.test\r\n\r\n')
  const [answer] = answersIn(await wire.ended())
  expect(answer).toMatchObject({
    status: 503,
    headers: { ...GUARDS, 'retry-after': '5', connection: 'close' },
  })
  expect(answer?.body).toContain('Please try again in a few seconds')
  await closed
})

test('while the server stops, a call under way is finished and ends its connection', async () => {
  const web = await webFor({ WEB_API_URL: await echoApi() })
  const body = JSON.stringify({ email: 'a@b.test' })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Expect: '100-continue',
  }
  const wire = await openWire(await portOf(web), requestHead('POST /api/contact', headers))
  const before = await wire.until(/100 Continue\r\n\r\n/)
  const closed = web.close()
  await expect.poll(() => web.server.listening).toBe(false)
  wire.socket.write(body)
  const answers = answersIn((await wire.ended()).slice(before.length))
  expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' } }])
  await closed
})
