import { expect, test } from 'vitest'
import { aGuide } from '#test/content-factories.ts'
import { aBusiness, aNewsItem, aReview, aReviewSummary, aSummary, NOW } from '#test/factories.ts'
import { render, type RenderResult } from './entry-server.tsx'

/** Addresses of different kinds: pages with and without data, a guide, a 404 page and one that moved. */
const KINDS: readonly ((number: number) => string)[] = [
  (number) => `/directory?page=${number}`,
  () => '/',
  (number) => `/sb/food-and-beverages/shop-${number}`,
  () => '/countries/fiji',
  (number) => `/auth/sign-in?returnTo=%2Fpage-${number}`,
  (number) => `/nothing/at/all/${number}`,
  (number) => `/fj/wrong-category/shop-${number}`,
  () => '/news',
  () => '/list-business',
  () => '/directory/industries',
]

/** A page's own API: everything in it carries the page's number. */
function getBody(path: string, number: number): unknown {
  const own = { id: number, name: `Shop ${number}`, slug: `shop-${number}`, isFeatured: number % 2 === 0 }
  if (/^\/api\/businesses\/[^/]+\/reviews\/summary/.test(path)) return aReviewSummary()
  if (/^\/api\/businesses\/[^/]+\/reviews/.test(path)) return [aReview({ id: number })]
  if (/^\/api\/businesses\/[^/?]+$/.test(path)) return aBusiness(own)
  if (path.startsWith('/api/businesses')) return [aSummary(own)]
  if (path.startsWith('/api/guides')) return aGuide({ overview: [`Guide ${number}`] })
  if (path.startsWith('/api/news')) return [aNewsItem({ id: number, title: `Headline ${number}` })]
  if (path === '/api/auth/methods') return { provider: { name: `ID ${number}` } }
  if (path.startsWith('/api/stats/dashboard'))
    return {
      businesses: number,
      verified: number,
      reviews: number,
      news: 1,
      upcomingEvents: 1,
      countries: [],
    }
  return []
}

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
}

/** Renders the page of a number; its API takes `slowness` turns of the event loop. */
const page = (number: number, slowness: (call: number) => number): Promise<RenderResult> => {
  let call = 0
  return render({
    url: new URL(KINDS[number % KINDS.length]?.(number) ?? '/', 'https://portal.example'),
    access: {
      baseUrl: '',
      fetch: async (path) => {
        call += 1
        await turns(slowness(call))
        return Response.json(getBody(path, number), { headers: { 'X-Total-Count': String(900 + number) } })
      },
    },
    pageContext: {
      now: NOW + number * 86_400_000,
      seed: number,
      origin: `https://portal-${number}.example`,
      contactEmail: `contact-${number}@portal.example`,
    },
  })
}

const numbers = Array.from({ length: 50 }, (_, place) => place + 1)

const allAtOnce = (): Promise<RenderResult[]> =>
  Promise.all(numbers.map((number) => page(number, (call) => (number * 7 + call * 3) % 11)))

test('fifty concurrent renders give the same pages as single ones, also at the start of a process', async () => {
  const first = await allAtOnce()
  const alone: RenderResult[] = []
  for (const number of numbers) alone.push(await page(number, () => 0))
  expect(first).toEqual(alone)
  expect(await allAtOnce()).toEqual(alone)
  expect(alone[9]).toMatchObject({
    kind: 'page',
    status: 200,
    body: expect.stringContaining('Shop 10') as string,
  })
  expect(new Set(alone.map((result) => JSON.stringify(result))).size).toBe(numbers.length)
}, 60_000)
