import { getBusinessPath } from '@portal/domain/business'
import { BusinessSummary } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'
import type { CDPSession, Page } from 'playwright'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESKTOP, PHONE, waitForHydration, visitors } from './browser.ts'
import { startPortal, type Portal } from './portal.ts'

/** A portal for this file alone: records of other tests make pages larger. */
let portal: Portal
beforeAll(async () => {
  portal = await startPortal({}, inject('seeded'))
})
afterAll(() => portal.stop())

const { open, openAlone } = visitors({ getOrigin: () => portal.url, forgetsCache: true })

/** In bytes; wire sizes count in thousands. */
const KB = 1000

const BUDGET = {
  script: 150 * KB,
  scripts: 8,
  firstVisit: 250 * KB,
  requests: 18,
  layoutShift: 0.02,
} as const

/** Address and maximum size of its HTML: brotli, including styles and data. */
const PAGES: readonly (readonly [name: string, path: () => Promise<string>, html: number])[] = [
  ['home', async () => '/', 22 * KB],
  // A sentence of each of 24 businesses.
  ['a listing', async () => '/directory', 17.2 * KB],
  ['a country’s listing', async () => '/sb', 17.2 * KB],
  ['the best rated', async () => '/directory?tab=top-rated', 17.2 * KB],
  // Matches nearly everything, including articles and events.
  ['a search', async () => '/search?q=a', 14.6 * KB],
  ['the plans', async () => '/pricing', 14.6 * KB],
  ['the quote builder', async () => '/quote-builder', 14.6 * KB],
  ['the news', async () => '/news', 14.6 * KB],
  ['an event', eventPath, 14.6 * KB],
  ['the tenders', async () => '/tenders', 14.6 * KB],
  ['the resources', async () => '/resources', 14.6 * KB],
  // A whole guide on one page.
  ['a country’s guide', async () => '/countries/solomon-islands', 22 * KB],
  ['an industry', async () => '/industries/fisheries', 20 * KB],
  ['a page of text', async () => '/legal/privacy', 20 * KB],
  ['a profile', profilePath, 22 * KB],
  ['a profile with photos and reviews', reviewedPath, 22 * KB],
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
  '/countries/compare?countries=fj,vu',
  '/countries/fiji/taxes-duties',
  '/industries',
  '/industries/in-focus',
  '/newsletter',
  '/alerts?list=tenders&country=fj',
  '/contact',
  '/support/report-issue',
  '/sitemap',
  '/quote-status',
  '/auth/sign-in',
  '/auth/register',
  '/example-business',
  '/saved',
  '/dashboard',
  '/admin',
]

/** Profile path of the first featured business, as its card links to it. */
async function profilePath(): Promise<string> {
  const html = await (await fetch(`${portal.url}/directory/featured`)).text()
  const path = /href="(\/(?:sb|fj|pg|nc|vu)\/[a-z-]+\/[a-z0-9-]+)"/.exec(html)?.[1]
  if (!path) throw new Error('The featured list links to no profile')
  return path
}

/** Path of the first event of the list. */
async function eventPath(): Promise<string> {
  const html = await (await fetch(`${portal.url}/events`)).text()
  const path = /href="(\/events\/(?!calendar|submit)[a-z0-9-]+)"/.exec(html)?.[1]
  if (!path) throw new Error('The list of events links to none')
  return path
}

/** Profile path of a business that shows reviews, and has some. */
async function reviewedPath(): Promise<string> {
  const response = await fetch(`${portal.apiUrl}/api/businesses?tab=top-rated&limit=100`)
  const businesses = v.parse(v.array(BusinessSummary), await response.json())
  const reviewed = businesses.find(
    ({ subscriptionTier, reviewCount }) => getPlan(subscriptionTier).showsGallery && reviewCount > 0,
  )
  if (!reviewed) throw new Error('No business on an Enhanced plan has reviews')
  return getBusinessPath(reviewed)
}

const fetchBrotli = (path: string): Promise<Response> =>
  fetch(new URL(path, portal.url), { headers: { 'Accept-Encoding': 'br' } })

/** Size of a response body on the wire; pages are compressed better once they have been viewed a few times. */
const weight = async (path: string): Promise<number> => {
  const response = await fetchBrotli(path)
  await response.arrayBuffer()
  expect(response.headers.get('content-encoding')).toBe('br')
  return Number(response.headers.get('content-length'))
}

/** The scripts in a page's head: all that it loads before it is interactive. */
async function findScripts(path: string): Promise<string[]> {
  const html = await (await fetch(new URL(path, portal.url))).text()
  return [...html.matchAll(/(?:data-entry|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
}

test.each(PAGES)('the HTML of %s', async (_name, path, max) => {
  const address = await path()
  await expect.poll(() => weight(address)).toBeLessThanOrEqual(max)
})

test.each([
  ...PAGES.map(([name, path]) => [name, path] as const),
  ...OTHERS.map((path) => [path, async () => path] as const),
])('the initial scripts of %s', async (_name, path) => {
  const weights = await Promise.all((await findScripts(await path())).map(weight))
  expect(weights.length).toBeGreaterThan(0)
  expect(weights.length).toBeLessThanOrEqual(BUDGET.scripts)
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BUDGET.script)
})

interface Traffic {
  requests: string[]
  /** Including headers, without photos. */
  bytes: number
}

/** Counts the requests and bytes of a first visit. */
async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: [], bytes: 0 }
  const photos = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    if (new URL(request.url).pathname.startsWith('/media/')) photos.add(requestId)
    else traffic.requests.push(request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!photos.has(requestId)) traffic.bytes += encodedDataLength
  })
  return traffic
}

/** Requests of a page before its first paint, without the favicon and pictures, for which no paint waits. */
const requestedBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const requested = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted)
    const others = requested.filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'img')
    const paths = others.map(({ name }) => new URL(name)).filter(({ protocol }) => protocol === 'http:')
    return paths
      .map(({ pathname }) => pathname.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
      .filter((path) => !/^\/(?:media\/|favicon)/.test(path))
  })

/** Cumulative layout shift so far. */
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
        // A frame's shifts are reported before the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('all-scored')))
      }),
  )

test.each(
  ['/dashboard', '/admin', '/auth/sign-in'].flatMap((path) => [
    [path, 'desktop', DESKTOP] as const,
    [path, 'phone', PHONE] as const,
  ]),
)('%s has no layout shift when signed out, on a %s', async (path, _device, device) => {
  const page = await open(path, device)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThanOrEqual(BUDGET.layoutShift)
})

/** Scripts also start some time after the load, for pages that are never painted; a busy machine may paint later than that. */
function waitForPaintOnly(): void {
  const START_MS = 5000
  const wait = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => (ms === START_MS ? 0 : wait(run, ms)),
  })
}

test.each(PAGES)('a first visit to %s, which waits for nothing but the heading font', async (_name, path) => {
  const page = await open('about:blank', PHONE)
  await page.addInitScript(waitForPaintOnly)
  const traffic = await countTraffic(await page.context().newCDPSession(page))
  await page.goto(await path(), { waitUntil: 'networkidle' })
  await waitForHydration(page)
  const [scrolled, origins] = [
    await layoutShift(page),
    new Set(traffic.requests.map((url) => new URL(url).origin)),
  ]
  expect([...origins]).toEqual([portal.url])
  // The first one too many, and those after it.
  expect(traffic.requests.slice(BUDGET.requests)).toEqual([])
  expect(traffic.bytes).toBeLessThanOrEqual(BUDGET.firstVisit)
  expect(scrolled).toBeLessThanOrEqual(BUDGET.layoutShift)
  expect(await requestedBeforePaint(page)).toEqual(['/assets/bricolage-grotesque.woff2'])
})

test('a page in a background tab, which is never painted, is hydrated too', async () => {
  const page = await openAlone('about:blank')
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/directory')
  await waitForHydration(page)
  expect(await page.locator('link[rel="modulepreload"]').count()).toBeGreaterThan(0)
})

/** Pixels to scroll through, the footer included. */
const HOME_HEIGHT = 7_000

/** Scrolls as a thumb does, so that everything lazy is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  const { height } = PHONE.viewport
  const bottom = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < (await bottom()); top += height / 2) {
    await page.mouse.wheel(0, height / 2)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
}

test('scrolled through, home is at most 7,000 pixels high on a phone, and nothing has moved', async () => {
  const page = await open('/', PHONE)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await scrollThrough(page)
  const openNow = page.getByRole('region', { name: 'Open now' })
  expect(await openNow.getByRole('button', { name: 'Near me' }).count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HOME_HEIGHT)
  expect(await layoutShift(page)).toBeLessThanOrEqual(BUDGET.layoutShift)
})
