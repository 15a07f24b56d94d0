import { lookup } from 'node:dns/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { aCourse, aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { addListings, addReviews } from '#test/listings.ts'
import { createLog } from '#process/log.ts'
import { newApp, NOW } from '#test/new-app.ts'

type Options = Parameters<typeof newApp>[0]

/** Creates a portal with data for every public address. */
async function newPortal(options: Options = {}) {
  const portal = await newApp({ ...options, isOwn: true })
  const { store } = portal
  const [id = 0] = await addListings(store, { slug: 'auki-hardware', subscriptionTier: 2 })
  const review = { businessId: id, firstName: 'Ana', lastName: 'Bela', rating: 4, createdAt: NOW }
  await addReviews(store, { ...review, comment: 'They had every size of nail.' })
  await publish(
    store,
    anArticle({ slug: 'cocoa' }),
    anEvent({ slug: 'show' }),
    aTender({ slug: 'jetty' }),
    aJob({ slug: 'baker' }),
    aCourse({ slug: 'letters' }),
  )
  await syncEditorial(store, { publicUrl: 'http://localhost:3000', now: NOW })
  return portal
}

const ADDRESSES = [
  '/api/auth/methods',
  '/api/businesses?country=sb&limit=5',
  '/api/businesses/facets?country=sb',
  '/api/businesses/map',
  '/api/businesses/auki-hardware',
  '/api/businesses/auki-hardware/reviews?limit=1',
  '/api/businesses/auki-hardware/reviews/summary',
  '/api/search?q=hardware',
  '/api/search/suggestions?q=auk',
  '/api/news',
  '/api/news/cocoa',
  '/api/events?limit=1',
  '/api/events/show',
  '/api/tenders',
  '/api/tenders/jetty',
  '/api/tenders/jetty/closing.ics',
  '/api/jobs',
  '/api/jobs/baker',
  '/api/jobs/baker/closing.ics',
  '/api/courses',
  '/api/courses/letters',
  '/api/resources?limit=2&page=2',
  '/api/resources/air-freight-and-cold-chain',
  '/api/pages/help',
  '/api/news/feed.xml',
  '/api/tenders/feed.xml?country=sb',
  '/api/jobs/feed.xml',
  '/api/events/feed.xml',
  '/api/businesses/feed.xml',
  '/api/events/calendar.ics',
  '/api/events/show/event.ics',
  '/api/guides/fiji',
  '/api/guides/fiji/download',
  '/api/sitemap?kind=businesses',
  '/api/industries?limit=4',
  '/api/industries/agriculture',
  '/api/stats/dashboard',
  '/api/stats/provinces?country=sb',
  '/api/stats/resources',
  '/api/stats/types',
]

const isRead = ({ method, preHandler = [] }: FastifyInstance['routeList'][number]) =>
  method === 'GET' && [preHandler].flat().some(({ name }) => name === 'replyStored')

test('a public read is the same created, cached and for HEAD, and 304 for clients that have it', async () => {
  const { inject } = await newPortal()
  const read = async (url: string, request: Omit<InjectOptions, 'url'> = {}) => {
    const { statusCode, headers, body } = await inject({ url, ...request })
    const { 'x-request-id': id, date, ...others } = headers
    return { url, statusCode, headers: others, body, isNamed: typeof id === 'string' && date !== undefined }
  }
  for (const url of ADDRESSES) {
    const made = await read(url)
    const etag = String(made.headers.etag)
    expect(made).toMatchObject({ statusCode: 200, isNamed: true, headers: { 'cache-control': 'no-cache' } })
    expect(await read(url)).toEqual(made)
    expect(await read(url, { method: 'HEAD' })).toEqual({ ...made, body: '' })
    const unchanged = await read(url, { headers: { 'if-none-match': etag } })
    expect(unchanged).toMatchObject({ statusCode: 304, isNamed: true, body: '', headers: { etag } })
  }
})

test('these tests cover every public read', async () => {
  const { app } = await newPortal()
  const isAsked = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return ADDRESSES.some((address) => pattern.test(address.split('?')[0] ?? ''))
  }
  const reads = app.routeList.filter(isRead).map(({ url }) => url)
  expect(reads.length).toBeGreaterThan(30)
  expect(reads.filter((url) => !isAsked(url))).toEqual([])
})

test('another method is refused as an unknown address', async () => {
  const { inject } = await newPortal()
  const response = await inject({ method: 'DELETE', url: '/api/stats/types' })
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    404,
    'There is nothing at this address',
  ])
})

test.each([
  ['what the contract refuses', 400, '/api/businesses?limit=many', {}],
  ['what is one’s own, of nobody', 401, '/api/businesses?owner=me', {}],
  [
    'what is one’s own, of whoever knows the state of what is public',
    401,
    '/api/businesses?owner=me',
    { headers: { 'if-none-match': '*' } },
  ],
  [
    'a visitor with a cookie, where those who are signed in may see more',
    200,
    '/api/businesses/auki-hardware',
    { cookies: { a: 'b' } },
  ],
  ['a visitor with a cookie, where all get the same', 200, '/api/stats/types', { cookies: { a: 'b' } }],
  ['a file whose downloads are counted', 404, '/api/resources/1/download', {}],
  [
    'proxies beyond the one that is trusted',
    200,
    '/api/stats/types',
    { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' } },
  ],
] as const)('%s gets %i, however often it is requested', async (_what, status, url, request) => {
  const { inject } = await newPortal()
  for (let time = 0; time < 2; time += 1) expect((await inject({ url, ...request })).statusCode).toBe(status)
})

test('a personal response is not cached or sent to anybody else', async () => {
  const { inject, signIn } = await newPortal()
  const cookies = await signIn('owner')
  const url = '/api/businesses/auki-hardware'
  const everybody = await inject({ url })
  expect(everybody.statusCode).toBe(200)
  expect((await inject({ url, cookies })).body).toBe(everybody.body)
  const own = await inject({ url: '/api/businesses?owner=me', cookies })
  expect([own.statusCode, own.headers['cache-control'], own.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  expect((await inject({ url: '/api/businesses?owner=me' })).statusCode).toBe(401)
})

test('a read counts once, cached or not, and one too many is refused', async () => {
  const { inject } = await newPortal({ config: { rateLimitScale: 0.02 } })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const statuses = []
  for (const url of [
    '/api/stats/types',
    '/api/businesses/nothing',
    '/api/stats/types',
    '/api/businesses/nothing',
    '/api/businesses/nothing',
    '/api/stats/types',
    '/api/stats/types',
  ])
    statuses.push((await inject({ url, headers })).statusCode)
  expect(statuses).toEqual([200, 404, 200, 404, 404, 200, 429])
  const other = await inject({ url: '/api/stats/types', headers: { 'x-forwarded-for': '198.51.100.1' } })
  expect(other.statusCode).toBe(200)
})

test('a failed read gets the usual error and is logged once', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const { get, store } = await newPortal({ log })
  await store.run('alter table public_version rename to elsewhere')
  const response = await get('/api/stats/types')
  expect([response.statusCode, response.json()]).toEqual([500, { message: expect.any(String) as string }])
  const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(told).toEqual(['unexpected error', 'answered'])
})

test('a shutdown during a read changes no header but Connection', async () => {
  const { app, get } = await newPortal()
  const refusal = await app.inject('/api/news/nothing')
  const under = get('/api/news/nothing')
  app.announceStop()
  const response = await under
  expect([response.statusCode, response.body]).toEqual([404, refusal.body])
  const names = Object.keys({ ...refusal.headers, connection: '' }).toSorted()
  expect(Object.keys(response.headers).toSorted()).toEqual(names)
})

test('listens on every address of a host name', async () => {
  const { app } = await newPortal()
  await app.listen({ host: 'localhost', port: 0 })
  const known = await lookup('localhost', { all: true })
  const bound = app.addresses().map((one) => (typeof one === 'string' ? one : one.address))
  expect(new Set(bound)).toEqual(new Set(known.map(({ address }) => address)))
})

test('a stopping process responds and closes the connections', async () => {
  const { app, get } = await newPortal()
  const under = get('/api/search?q=hardware')
  app.announceStop()
  for (const response of [await under, await get('/api/stats/types')])
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
})
