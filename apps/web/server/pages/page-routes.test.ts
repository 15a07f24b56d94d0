import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageRequest, RenderedPage, RenderResult } from '../../src/entry-server.tsx'
import { ApiClient } from './api-client.ts'
import { createApiGet } from './api-get.ts'
import { compressMax } from './compression.ts'
import { fetchPublicVersion, PublicVersionWatcher } from './public-version.ts'
import { PageAddresses } from './page-addresses.ts'
import { createPageRenderer } from './page-renderer.ts'
import { pageRoutes } from './page-routes.ts'
import { Pages } from './pages.ts'
import { RenderLimit } from './render-limit.ts'

/** A small API with one versioned list, and the requests it received. */
function startApi() {
  const state = { version: 1, requests: [] as { visitor: unknown; cookie: unknown; status: number }[] }
  const api = fastify()
  api.get('/api/version', () => `publicVersion ${state.version}`)
  api.get('/api/list', (request, reply) => {
    const etag = `"v${state.version}"`
    const status = request.headers['if-none-match'] === etag ? 304 : 200
    const { cookie, 'x-forwarded-for': visitor } = request.headers
    state.requests.push({ visitor, cookie, status })
    reply.code(status).header('ETag', etag)
    return status === 304 ? reply.send() : reply.send([`item of version ${state.version}`])
  })
  api.get('/api/untagged', () => ['no version'])
  return { api, state }
}

const page = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  retryAfter: null,
  isPrivate: false,
  head: '',
  body: text,
  styles: '',
  state: '',
  sources: [],
  framesVideos: false,
  ...over,
})

async function renderAddress({
  url,
  access,
  pageContext,
  isMissingKnown,
}: PageRequest): Promise<RenderResult> {
  if (url.pathname === '/404' || url.pathname.startsWith('/nobody'))
    return isMissingKnown ? { kind: 'missing' } : page('no such page', { status: 404 })
  if (url.pathname === '/moved') return { kind: 'redirect', status: 301, location: '/list' }
  if (url.pathname === '/missing') return page('nothing', { status: 404 })
  if (url.pathname === '/form') return page('a form')
  if (url.pathname === '/own') return page('for one person', { isPrivate: true })
  if (url.pathname === '/away') return page('later', { status: 503, retryAfter: '5' })
  const path = url.pathname === '/untagged' ? '/api/untagged' : '/api/list'
  const response = await access.fetch(path, { headers: { cookie: 'sid=secret' } }).catch(() => null)
  if (!response) return page('later', { status: 503, retryAfter: '5' })
  return page(await response.text(), { state: `{"now":${pageContext.now},"seed":${pageContext.seed}}` })
}

let clock = 0
let rendered = 0
let policy = ''
let site: FastifyInstance
let backend: ReturnType<typeof startApi>

beforeEach(async () => {
  clock = 1_000_000
  rendered = 0
  policy = "script-src 'self'; style-src 'sha256-x'"
  backend = startApi()
  const get = createApiGet(await backend.api.listen({ host: '127.0.0.1', port: 0 }))
  const now = () => clock
  site = fastify()
  await site.register(pageRoutes, {
    pages: new Pages({
      render: createPageRenderer({
        renderer: {
          render: (request) => {
            rendered += 1
            return renderAddress(request)
          },
          document: ({ body, state }, saveData) => ({
            html: `<body>${body}${saveData ? 'light' : ''}${state}`,
            policy,
          }),
        },
        api: new ApiClient(get),
        site: { origin: 'https://portal.example', contactEmail: 'contact@portal.example' },
        now,
        random: () => clock / 10_000_000,
      }),
      watch: new PublicVersionWatcher(() => fetchPublicVersion(get), now),
      limit: new RenderLimit(1, now),
      now,
    }),
    addresses: new PageAddresses([
      { pattern: '/list', query: ['country', 'page'] },
      { pattern: '/moved', query: [] },
    ]),
    headers: { 'X-Content-Type-Options': 'nosniff' },
    refuse: (_request, reply, { status, title, retryAfter }) =>
      reply.code(status).header('Retry-After', retryAfter).send(title),
  })
})

afterEach(async () => {
  await site.close()
  await backend.api.close()
})

const open = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })

test('an address with capitals redirects to lower case, with its query', async () => {
  const response = await site.inject({ url: '/SB/Ict/Kokonut?Page=2' })
  expect([response.statusCode, response.headers.location]).toEqual([301, '/sb/ict/kokonut?Page=2'])
})

test('a page has its own policy, and every visitor gets the same bytes', async () => {
  const [first, second] = [await open('/list'), await open('/list')]
  expect(first.headers['content-security-policy']).toBe(policy)
  expect(second.headers['content-security-policy']).toBe(policy)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
})

test('the home page is sent at maximum quality from the first view on', async () => {
  const first = await open('/', { 'accept-encoding': 'br' })
  const html = brotliDecompressSync(first.rawPayload)
  expect(first.rawPayload.equals(await compressMax(html))).toBe(true)
})

test('a changed policy alone changes the ETag', async () => {
  const first = await open('/list')
  policy = "script-src 'none'; style-src 'none'"
  clock += 121_000
  const again = await open('/list', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([200, policy])
})

test.each(['/list', '/moved', '/list/', '/missing', '/own'])(
  '%s carries the headers of every page',
  async (url) => {
    expect((await open(url)).headers['x-content-type-options']).toBe('nosniff')
  },
)

test('a stored page is rendered again only when its data changes, and then at once', async () => {
  await open('/list')
  expect((await open('/list')).body).toContain('item of version 1')
  expect(rendered).toBe(1)
  backend.state.version = 2
  clock += 251
  expect((await open('/list')).body).toContain('item of version 2')
  expect(rendered).toBe(2)
})

test('a page from responses without ETag is never served again', async () => {
  await open('/untagged')
  await open('/untagged')
  expect(rendered).toBe(2)
})

test('a private page is stored neither on the server nor in browsers', async () => {
  const first = await open('/own')
  expect(first.headers['cache-control']).toBe('no-store')
  expect(first.headers).not.toHaveProperty('etag')
  await open('/own')
  expect(rendered).toBe(2)
})

test('an unchanged page is a 304 without a policy, also a minute later', async () => {
  const first = await open('/list')
  clock += 61_000
  const again = await open('/list', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers).not.toHaveProperty('content-security-policy')
  backend.state.version = 2
  clock += 251
  expect((await open('/list', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
})

test('a page is compressed, and varies by Save-Data', async () => {
  const plain = await open('/list', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(plain.rawPayload).toString()).toContain('item of version 1')
  const older = await open('/list', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(older.rawPayload).toString()).toContain('item of version 1')
  const light = await open('/list', { 'save-data': 'on' })
  expect(light.body).toContain('light')
  expect(light.headers.vary).toBe('Accept-Encoding, Save-Data')
})

test('404 and 503 pages have their status and are not stored', async () => {
  const missing = await open('/missing')
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  const away = await open('/away')
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5'])
})

test.each([
  ['/moved', '/list'],
  ['/list/', '/list'],
  ['//evil.example/', '/evil.example'],
  ['/list//a/?q=1', '/list/a?q=1'],
])('%s redirects permanently to %s', async (from, to) => {
  const response = await open(from)
  expect([response.statusCode, response.headers.location]).toEqual([301, to])
})

test('signed-in users see a change at once, others within 250 ms', async () => {
  await open('/list')
  backend.state.version = 2
  expect((await open('/list')).body).toContain('version 1')
  expect((await open('/list', { cookie: 'sid=x; signed-in=1' })).body).toContain('version 2')
  backend.state.version = 3
  clock += 251
  expect((await open('/list')).body).toContain('version 3')
})

test('the API receives neither a visitor’s address nor cookies', async () => {
  await open('/list', { cookie: 'sid=secret' })
  clock += 121_000
  await open('/list', { cookie: 'sid=secret' })
  expect(backend.state.requests).toEqual([
    { visitor: undefined, cookie: undefined, status: 200 },
    { visitor: undefined, cookie: undefined, status: 304 },
  ])
})

test('unknown parameters and parameter order don’t create another page', async () => {
  for (const url of [
    '/list?country=fj&page=2',
    '/list?page=2&country=fj',
    '/list?utm_source=x&page=2&country=fj',
  ])
    expect((await open(url)).statusCode).toBe(200)
  expect(rendered).toBe(1)
  await open('/list?page=3&country=fj')
  expect(rendered).toBe(2)
})

test('one address may open a thousand stored and 400 new pages a minute', async () => {
  await open('/list')
  for (let n = 0; n < 1_000; n += 1) expect((await open('/list')).statusCode).toBe(200)
  for (let n = 0; n < 400; n += 1) expect((await open(`/list?page=${n}`)).statusCode).toBe(200)
})

test('beyond the render limit new pages are a 429 with Retry-After', async () => {
  for (let n = 0; n < 600; n += 1) await open(`/list?page=${n}`)
  const response = await open('/list?page=600')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '300'])
  expect((await open('/list?page=1')).statusCode).toBe(200)
})

test('while the API is down a stored page is served with a banner that its policy allows', async () => {
  expect((await open('/list')).statusCode).toBe(200)
  await backend.api.close()
  clock += 251
  const response = await open('/list')
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(response.headers).not.toHaveProperty('etag')
  expect(response.body).toContain('The portal can’t be reached right now')
  const style = /<style>([^<]*)<\/style><p id="page-age"/.exec(response.body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers['content-security-policy']).toBe(
    `script-src 'self'; style-src 'sha256-${hash}' 'sha256-x'`,
  )
  const unseen = await open('/list?page=2')
  expect([unseen.statusCode, unseen.headers['retry-after']]).toEqual([503, '5'])
  expect(unseen.body).toContain('later')
})

test.each(['/nobody/seen', '/nobody/unseen'])(
  'while the API is down %s is still a 404, with the banner',
  async (url) => {
    await open('/nobody/seen')
    await backend.api.close()
    clock += 251
    await open('/nobody/seen')
    const response = await open(url)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(response.body).toContain('The portal can’t be reached right now')
    expect(response.body).toContain('no such page')
  },
)

test.each([
  ['/form', 'a form'],
  ['/own', 'for one person'],
])('while the API is down %s, which is not stored, says that forms can’t be sent', async (url, text) => {
  await open('/list')
  await backend.api.close()
  clock += 251
  await open('/list')
  for (let view = 0; view < 2; view += 1) {
    const response = await open(url)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(response.headers).not.toHaveProperty('etag')
    expect(response.body).toContain('Forms can be sent once the portal is back')
    expect(response.body).toContain(text)
  }
})
