import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageRequest, RenderedPage, RenderResult } from '../../src/entry-server.tsx'
import { ApiClient } from './api-client.ts'
import { createPageMaker } from './page-maker.ts'
import { pageRoutes } from './page-routes.ts'

/** A small API whose one list has a version, and what it was asked. */
function startApi() {
  const state = { version: 1, asked: [] as { visitor: string; cookie: string | undefined; status: number }[] }
  const api = fastify()
  api.get('/api/list', (request, reply) => {
    const etag = `"v${state.version}"`
    const status = request.headers['if-none-match'] === etag ? 304 : 200
    const visitor = String(request.headers['x-forwarded-for'])
    state.asked.push({ visitor, cookie: request.headers.cookie, status })
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
  ...over,
})

async function renderAddress({ url, access, visit }: PageRequest): Promise<RenderResult> {
  if (url.pathname === '/moved') return { kind: 'redirect', status: 301, location: '/list' }
  if (url.pathname === '/missing') return page('nothing', { status: 404 })
  if (url.pathname === '/own') return page('for one person', { isPrivate: true })
  if (url.pathname === '/away') return page('later', { status: 503, retryAfter: '5' })
  const path = url.pathname === '/untagged' ? '/api/untagged' : '/api/list'
  const answer = await access.fetch(path, { headers: { cookie: 'sid=secret' } }).catch(() => null)
  if (!answer) return page('later', { status: 503, retryAfter: '5' })
  return page(await answer.text(), { state: `{"now":${visit.now},"seed":${visit.seed}}` })
}

let clock = 0
let rendered = 0
let policy = ''
let site: FastifyInstance
let backend: ReturnType<typeof startApi>

beforeEach(async () => {
  clock = 1_000_000
  rendered = 0
  policy = "script-src 'self'"
  backend = startApi()
  const apiUrl = await backend.api.listen({ host: '127.0.0.1', port: 0 })
  site = fastify()
  await site.register(pageRoutes, {
    pageFor: createPageMaker({
      renderer: {
        render: (request) => {
          rendered += 1
          return renderAddress(request)
        },
        document: ({ body, state }, saveData) => ({
          html: `<p>${body}${saveData ? 'light' : ''}</p>${state}`,
          policy,
        }),
      },
      api: new ApiClient(apiUrl),
      origin: 'https://portal.example',
      contactEmail: 'contact@portal.example',
      now: () => clock,
      random: () => clock / 10_000_000,
    }),
  })
})

afterEach(async () => {
  await site.close()
  await backend.api.close()
})

const open = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })

test('a page comes with the policy that was made with it, and every visitor gets the same bytes', async () => {
  const [first, second] = [await open('/list'), await open('/list')]
  expect(first.headers['content-security-policy']).toBe(policy)
  expect(second.headers['content-security-policy']).toBe(policy)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
})

test('a page that the browser has is sent again when only its policy is another', async () => {
  const first = await open('/list')
  policy = "script-src 'none'"
  clock += 61_000
  const again = await open('/list', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([200, policy])
})

test('a page seen before is not rendered again while its data holds, and is at once when it changes', async () => {
  await open('/list')
  expect((await open('/list')).body).toContain('item of version 1')
  expect(rendered).toBe(1)
  backend.state.version = 2
  expect((await open('/list')).body).toContain('item of version 2')
  expect(rendered).toBe(2)
})

test('after a minute a page is made anew', async () => {
  await open('/list')
  clock += 60_001
  await open('/list')
  expect(rendered).toBe(2)
})

test('a page from data without a version is never given out again', async () => {
  await open('/untagged')
  await open('/untagged')
  expect(rendered).toBe(2)
})

test('a page for one person is kept neither here nor in a browser', async () => {
  const first = await open('/own')
  expect(first.headers['cache-control']).toBe('no-store')
  expect(first.headers).not.toHaveProperty('etag')
  await open('/own')
  expect(rendered).toBe(2)
})

test('the API hears the visitor’s address and never their cookie', async () => {
  await open('/list', { cookie: 'sid=secret' })
  await open('/list', { cookie: 'sid=secret' })
  expect(backend.state.asked).toEqual([
    { visitor: '127.0.0.1', cookie: undefined, status: 200 },
    { visitor: '127.0.0.1', cookie: undefined, status: 304 },
  ])
})

test('a page that the browser has is answered 304 without a policy, also a minute later', async () => {
  const first = await open('/list')
  clock += 61_000
  const again = await open('/list', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers).not.toHaveProperty('content-security-policy')
  backend.state.version = 2
  expect((await open('/list', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
})

test('a page is compressed, and another one with Save-Data', async () => {
  const plain = await open('/list', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(plain.rawPayload).toString()).toContain('item of version 1')
  const light = await open('/list', { 'save-data': 'on' })
  expect(light.body).toContain('light')
  expect(light.headers.vary).toBe('Accept-Encoding, Save-Data')
})

test('what is missing or away says so by its status and is not stored', async () => {
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
])('%s moves to %s for good', async (from, to) => {
  const answer = await open(from)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
})

test('a page that was seen before says so when the API has gone since', async () => {
  expect((await open('/list')).statusCode).toBe(200)
  await backend.api.close()
  const answer = await open('/list')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body).toContain('later')
})
