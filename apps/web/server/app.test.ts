import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
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
    own.get('/broken', () => {
      throw new TypeError('secret detail')
    })
  })
  open.push(app)
  return app
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

test('a call while the API is away is a readable 503', async () => {
  const web = await webFor({ WEB_API_URL: 'http://127.0.0.1:9' })
  const answer = await web.inject({ url: '/api/businesses' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json<{ message: string }>().message).toMatch(/try again/)
})

test.each(['/page', '/nothing-here', '/health/live'])('%s carries the security headers', async (url) => {
  const { headers } = await (await webFor({})).inject({ url })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('browsers are held to https where the site has it', async () => {
  const secure = await webFor({ PUBLIC_URL: 'https://portal.example' })
  const { headers } = await secure.inject({ url: '/page' })
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

test('a page can’t be posted to', async () => {
  const answer = await (await webFor({})).inject({ method: 'POST', url: '/page' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('a page that throws is a readable 500 with a way on and without details', async () => {
  const answer = await (await webFor({})).inject({ url: '/broken?a="><script>' })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('Something went wrong')
  expect(answer.body).toContain('Retry</a>')
  expect(answer.body).not.toMatch(/secret detail|<script>/)
})

test('an address that can’t be read is a plain 400 under the same headers', async () => {
  const answer = await (await webFor({})).inject({ url: '/%E0%A4%A' })
  expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
  expect(answer.body).toBe('This address can’t be read.\n')
})

test('the process says that it lives', async () => {
  expect((await (await webFor({})).inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' })
})
