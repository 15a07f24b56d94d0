import fastify, { type FastifyInstance } from 'fastify'
import { brotliDecompressSync } from 'node:zlib'
import { XMLParser } from 'fast-xml-parser'
import { afterEach, expect, test } from 'vitest'
import { ApiClient } from '../pages/api-client.ts'
import { createApiGet } from '../pages/api-get.ts'
import { crawlerRoutes } from './crawler-routes.ts'
import { renderUrlSet } from './sitemap-xml.ts'

/** Throws on malformed XML. */
const parser = new XMLParser({
  ignoreDeclaration: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
})

const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

interface Stored {
  path: string
  changedAt: string | null
}

/** Starts a web server with an API that has these addresses and reports this total. */
async function startWebWithApi(stored: Stored[], total: number | (() => number) = stored.length) {
  const requests: string[] = []
  const api = fastify()
  open.push(api)
  api.get('/api/sitemap', (request, reply) => {
    requests.push(request.url)
    return reply
      .header('X-Total-Count', String(typeof total === 'number' ? total : total()))
      .send(stored.map((one) => ({ ...one, title: 'x' })))
  })
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
  return { web: await startWeb(apiUrl), requests }
}

let time = 0

async function startWeb(apiUrl: string): Promise<FastifyInstance> {
  const web = fastify()
  open.push(web)
  const own = ['/', '/about/mission']
  await web.register(crawlerRoutes, {
    api: new ApiClient(createApiGet(apiUrl)),
    origin: 'https://portal.example',
    own,
    now: () => time,
  })
  return web
}

const CHANGED = '2026-11-20T00:00:00.000Z'

test('the sitemap lists static and stored pages, each once, with absolute URLs', async () => {
  const { web } = await startWebWithApi([
    { path: '/about/mission', changedAt: CHANGED },
    { path: '/sb/other/fish-&-chips', changedAt: null },
  ])
  const response = await web.inject({ url: '/sitemap.xml' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  expect(response.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
  expect(parser.parse(response.body, true)).toEqual({
    urlset: {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: [
        { loc: 'https://portal.example/' },
        { loc: 'https://portal.example/about/mission', lastmod: CHANGED },
        { loc: 'https://portal.example/sb/other/fish-&-chips' },
      ],
    },
  })
})

test('the sitemap is fetched once a minute, and compressed if the client accepts it', async () => {
  const { web, requests } = await startWebWithApi([{ path: '/sb/other/one', changedAt: null }])
  time = 1_000_000
  await web.inject({ url: '/sitemap.xml' })
  time += 59_000
  const again = await web.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } })
  expect(requests).toHaveLength(1)
  expect(again.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(again.rawPayload).toString()).toContain('/sb/other/one')
  time += 2_000
  await web.inject({ url: '/sitemap.xml' })
  expect(requests).toHaveLength(2)
})

test('too many addresses for one file are split into files with an index', async () => {
  const { web } = await startWebWithApi([{ path: '/sb/other/one', changedAt: null }], 20_001)
  const index = (await web.inject({ url: '/sitemap.xml' })).body
  expect(parser.parse(index, true)).toEqual({
    sitemapindex: {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      sitemap: [
        { loc: 'https://portal.example/sitemap-1.xml' },
        { loc: 'https://portal.example/sitemap-2.xml' },
        { loc: 'https://portal.example/sitemap-3.xml' },
      ],
    },
  })
  expect((await web.inject({ url: '/sitemap-1.xml' })).body).toContain('/about/mission')
  const second = await web.inject({ url: '/sitemap-2.xml' })
  expect(second.body).toContain('/sb/other/one')
  expect(second.body).not.toContain('/about/mission')
  expect((await web.inject({ url: '/sitemap-4.xml' })).statusCode).toBe(404)
})

test('a file without addresses is a 404', async () => {
  const { web } = await startWebWithApi([{ path: '/about/mission', changedAt: null }], 20_001)
  const response = await web.inject({ url: '/sitemap-2.xml' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

test('rendering thousands of addresses yields to the event loop', async () => {
  const paths = Array.from({ length: 2_000 }, (_, number) => `/sb/other/${number}`)
  let turns = 0
  let isWritten = false
  const count = () => {
    turns += 1
    if (!isWritten) setImmediate(count)
  }
  setImmediate(count)
  const xml = await renderUrlSet(
    'https://portal.example',
    paths.map((path) => ({ path })),
  )
  isWritten = true
  expect(xml.match(/<loc>/g)).toHaveLength(2_000)
  expect(turns).toBeGreaterThanOrEqual(4)
})

test('concurrent requests for a file share one fetch', async () => {
  const { web, requests } = await startWebWithApi([{ path: '/sb/other/one', changedAt: null }])
  const responses = await Promise.all(Array.from({ length: 20 }, () => web.inject({ url: '/sitemap.xml' })))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(requests).toHaveLength(1)
})

test('files beyond the last one are a 404 without a call to the API', async () => {
  const { web, requests } = await startWebWithApi([{ path: '/sb/other/one', changedAt: null }], 20_001)
  for (const part of [4, 5, 9_999]) {
    expect((await web.inject({ url: `/sitemap-${part}.xml` })).statusCode).toBe(404)
  }
  expect(requests).toHaveLength(1)
})

test('the file cache evicts the least recently used files', async () => {
  const { web, requests } = await startWebWithApi([{ path: '/sb/other/one', changedAt: null }], 2_000_000)
  const read = (part: number) => web.inject({ url: `/sitemap-${part}.xml` })
  for (let part = 1; part <= 120; part++) await read(part)
  expect(requests).toHaveLength(120)
  await read(120)
  expect(requests).toHaveLength(120)
  await read(2)
  expect(requests).toHaveLength(121)
})

test('a file disappears within a minute once the sitemap has shrunk', async () => {
  const stored = [{ path: '/sb/other/one', changedAt: null }]
  let total = 20_000
  const { web } = await startWebWithApi(stored, () => total)
  expect((await web.inject({ url: '/sitemap-2.xml' })).statusCode).toBe(200)
  total = 10_000
  time += 61_000
  expect((await web.inject({ url: '/sitemap-2.xml' })).statusCode).toBe(404)
})

test('while the API is down the sitemap is a 503 that is not cached', async () => {
  const response = await (await startWeb('http://127.0.0.1:9')).inject({ url: '/sitemap.xml' })
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
})

test('robots.txt excludes private paths and names the sitemap', async () => {
  const response = await (await startWeb('http://127.0.0.1:9')).inject({ url: '/robots.txt' })
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.body.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /dashboard',
      'Allow: /api/*/feed.xml',
      'Allow: /api/events/calendar.ics',
      'Allow: /api/events/*/event.ics',
      'Allow: /api/resources/*/download',
      'Allow: /api/guides/*/download',
      'Allow: /api/docs',
      'Sitemap: https://portal.example/sitemap.xml',
    ]),
  )
})

test.each([
  ['/about', '/about/mission'],
  ['/about?utm_source=card', '/about/mission?utm_source=card'],
  ['/news/feed.xml', '/api/news/feed.xml'],
  ['/rss.xml', '/api/news/feed.xml'],
  ['/events/rss', '/api/events/feed.xml'],
  ['/events/calendar.ics?country=fj', '/api/events/calendar.ics?country=fj'],
  ['/tenders/atom.xml', '/api/tenders/feed.xml'],
  ['/jobs/feed', '/api/jobs/feed.xml'],
  ['/directory/feed.xml?country=sb', '/api/businesses/feed.xml?country=sb'],
])('%s leads to the real address', async (url, location) => {
  const response = await (await startWeb('http://127.0.0.1:9')).inject({ url })
  expect([response.statusCode, response.headers.location]).toEqual([301, location])
})
