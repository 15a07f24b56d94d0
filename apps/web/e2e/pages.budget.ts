import { businessPath } from '@portal/domain/business'
import { BusinessSummary } from '@portal/domain/contract'
import { planOf } from '@portal/domain/plan'
import type { CDPSession, Page } from 'playwright'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, untilHydrated, visitors } from './browser.ts'
import { ownPortal } from './own-portal.ts'

const { open } = visitors()
const portal = ownPortal().url

/** Bytes, in thousands as on the wire. */
const KB = 1000

const BUDGET = {
  script: 150 * KB,
  firstVisit: 250 * KB,
  requests: 15,
  layoutShift: 0.02,
} as const

/** Address and what its HTML may weigh, brotli, styles and data included. */
const PAGES: readonly (readonly [name: string, path: () => Promise<string>, html: number])[] = [
  ['home', async () => '/', 20 * KB],
  ['a listing', async () => '/directory', 14.6 * KB],
  ['a country’s listing', async () => '/sb', 14.6 * KB],
  ['the best rated', async () => '/directory?tab=top-rated', 14.6 * KB],
  // Finds nearly all there is, articles and events too.
  ['a search', async () => '/search?q=a', 14.6 * KB],
  ['the plans', async () => '/pricing', 14.6 * KB],
  ['the quote builder', async () => '/quote-builder', 14.6 * KB],
  ['the news', async () => '/news', 14.6 * KB],
  ['the tenders', async () => '/tenders', 14.6 * KB],
  ['the resources', async () => '/resources', 14.6 * KB],
  // Every part of a guide at once, to be read through or printed.
  ['a country’s guide', async () => '/countries/solomon-islands', 22 * KB],
  ['an industry', async () => '/industries/fisheries', 20 * KB],
  ['a page of text', async () => '/legal/privacy', 20 * KB],
  ['a profile', profilePath, 20 * KB],
  ['a profile with photos and reviews', reviewedPath, 20 * KB],
]

const OTHERS = [
  '/register-business',
  '/events',
  '/events/calendar',
  '/events/submit',
  '/webinars',
  '/tenders/post',
  '/jobs',
  '/jobs/post',
  '/skills',
  '/skills/assessment',
  '/countries',
  '/countries/fiji/taxes-duties',
  '/industries',
  '/industries/in-focus',
  '/newsletter',
  '/contact',
  '/support/report-issue',
  '/sitemap',
  '/quote-status',
  '/auth/sign-in',
  '/auth/register',
  '/example-business',
]

/** The profile of the first featured business, as its card links to it. */
async function profilePath(): Promise<string> {
  const html = await (await fetch(`${portal}/directory/featured`)).text()
  const path = /href="(\/(?:sb|fj|pg|nc|vu)\/[a-z-]+\/[a-z0-9-]+)"/.exec(html)?.[1]
  if (!path) throw new Error('The featured list links to no profile')
  return path
}

/** The profile of a business whose plan shows what people say of it, and of whom they said something. */
async function reviewedPath(): Promise<string> {
  const answer = await fetch(`${ownPortal().apiUrl}/api/businesses?tab=top-rated&limit=100`)
  const businesses = v.parse(v.array(BusinessSummary), await answer.json())
  const reviewed = businesses.find(
    ({ subscriptionTier, reviewCount }) => planOf(subscriptionTier).showsGallery && reviewCount > 0,
  )
  if (!reviewed) throw new Error('No business on an Enhanced plan has reviews')
  return businessPath(reviewed)
}

const askBrotli = (path: string): Promise<Response> =>
  fetch(new URL(path, portal), { headers: { 'Accept-Encoding': 'br' } })

/** What an answer weighs on the wire, without its headers. */
const weight = async (path: string): Promise<number> => {
  const answer = await askBrotli(path)
  await answer.arrayBuffer()
  expect(answer.headers.get('content-encoding')).toBe('br')
  return Number(answer.headers.get('content-length'))
}

/** The scripts that a page names in its head: all that it fetches before it works. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(new URL(path, portal))).text()
  return [...html.matchAll(/(?:data-entry|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
}

test.each(PAGES)('the HTML of %s', async (_name, path, most) => {
  expect(await weight(await path())).toBeLessThanOrEqual(most)
})

test.each([
  ...PAGES.map(([name, path]) => [name, path] as const),
  ...OTHERS.map((path) => [path, async () => path] as const),
])('the scripts that %s waits for', async (_name, path) => {
  const weights = await Promise.all((await scriptsOf(await path())).map(weight))
  expect(weights.length).toBeGreaterThan(0)
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BUDGET.script)
})

interface Visit {
  requests: string[]
  /** Headers included, photos not. */
  bytes: number
}

/** Counts what a fresh visitor's browser asks for and gets. */
async function countTraffic(session: CDPSession): Promise<Visit> {
  const visit: Visit = { requests: [], bytes: 0 }
  const photos = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    if (new URL(request.url).pathname.startsWith('/media/')) photos.add(requestId)
    else visit.requests.push(request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!photos.has(requestId)) visit.bytes += encodedDataLength
  })
  return visit
}

/** What a page has asked for before anything of it was painted, but for photos and the browser's own icon. */
const askedBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted)
    const paths = asked.map(({ name }) => new URL(name)).filter(({ protocol }) => protocol === 'http:')
    return paths
      .map(({ pathname }) => pathname.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
      .filter((path) => !/^\/(?:media\/|favicon)/.test(path))
  })

/** How far things on the page have jumped so far, as browsers score it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let score = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('layout-shift'))
            score += (entry as unknown as { value: number }).value
          if (list.getEntriesByName('all-scored').length > 0) resolve(score)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        // A frame's shifts are scored before the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('all-scored')))
      }),
  )

test.each(
  ['/dashboard', '/admin', '/auth/sign-in'].flatMap((path) => [
    [path, 'desktop', DESKTOP] as const,
    [path, 'phone', PHONE] as const,
  ]),
)('%s jumps about for nobody who is signed out, on a %s', async (path, _device, device) => {
  const page = await open(path, device)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThanOrEqual(BUDGET.layoutShift)
})

test.each(PAGES)('a first visit to %s', async (_name, path) => {
  const page = await open('about:blank', PHONE)
  const visit = await countTraffic(await page.context().newCDPSession(page))
  await page.goto(await path(), { waitUntil: 'networkidle' })
  await untilHydrated(page)
  const [scrolled, origins] = [
    await layoutShift(page),
    new Set(visit.requests.map((url) => new URL(url).origin)),
  ]
  expect([...origins]).toEqual([portal])
  expect(visit.requests.length).toBeLessThanOrEqual(BUDGET.requests)
  expect(visit.bytes).toBeLessThanOrEqual(BUDGET.firstVisit)
  expect(scrolled).toBeLessThanOrEqual(BUDGET.layoutShift)
})

test.each(PAGES)('before its first paint %s asks for nothing but the heading’s font', async (_name, path) => {
  const page = await open(await path(), PHONE)
  await untilHydrated(page)
  expect(await askedBeforePaint(page)).toEqual(['/assets/bricolage-grotesque.woff2'])
})

test('a page that is never painted, in a tab behind others, is taken over all the same', async () => {
  const page = await open('about:blank')
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/directory')
  await untilHydrated(page)
  expect(await page.locator('link[rel="modulepreload"]').count()).toBeGreaterThan(0)
})
