import { getMenu } from '@portal/reference-data'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DESKTOP, visitors } from './browser.ts'
import { hrefs, MENUS } from './menu-links.ts'
import { ownPortal } from './own-portal.ts'
import { findFaults, NARROW } from './page-faults.ts'
import { decoded, findLinks } from './page-links.ts'
import { KINDS, SPEC_ROUTES } from './spec-routes.ts'

const { open } = visitors()
const portal = ownPortal().url

/** Upper bound of pages to fetch; the rest are further pages of the same lists. */
const MAX_PAGES = 1_500
/** Filters are followed one at a time, not in every combination. */
const MAX_CHOICES = 1
const CONCURRENCY = 8
/** How many pages of each kind are opened in a browser. */
const PAGES_PER_KIND = 2
/** Empty lists, and states that are addressed by a query. */
const STATES = [
  '/directory?search=nothing-is-called-this',
  '/search?q=nothing-is-called-this',
  '/quote-status?reference=PB-0000-00&email=nobody%40portal.test',
  '/quote-status?reference=PB-J3XP-9V&email=other%40portal.test',
]

interface ReadPage {
  path: string
  /** The page with the link. */
  from: string
  status: number
  html: string
}

const isWorthFollowing = (path: string): boolean => new URL(path, portal).searchParams.size <= MAX_CHOICES

const isFile = (path: string): boolean => /^\/(?:api|media|media-kit|assets)\//.test(path)

async function read(path: string, from: string): Promise<ReadPage> {
  const response = await fetch(new URL(path, portal))
  const html = isFile(path) ? (await response.arrayBuffer(), '') : await response.text()
  return { path, from, status: response.status, html }
}

/** Crawls the site from the home page and the specified routes, each address once. */
async function crawl(): Promise<ReadPage[]> {
  const waiting = ['/', ...SPEC_ROUTES].map((path) => ({ path, from: 'the specification' }))
  const seen = new Set(waiting.map(({ path }) => path))
  const found: ReadPage[] = []
  while (waiting.length > 0 && found.length < MAX_PAGES) {
    const batch = waiting.splice(0, CONCURRENCY)
    const pages = await Promise.all(batch.map(({ path, from }) => read(path, from)))
    found.push(...pages)
    for (const { path: from, html } of pages) {
      for (const link of findLinks(html).filter((path) => !seen.has(path) && isWorthFollowing(path))) {
        seen.add(link)
        waiting.push({ path: link, from })
      }
    }
  }
  return found
}

/** Crawled once for all tests of this file. */
let crawled: Promise<ReadPage[]> | undefined
const site = () => (crawled ??= crawl())
const pages = async () => (await site()).filter(({ path, status }) => !isFile(path) && status === 200)

const firstMatch = (pattern: RegExp, html: string): string => decoded(pattern.exec(html)?.[1] ?? '')
const findTitle = (html: string) => firstMatch(/<title>([^<]*)<\/title>/, html)
const findCanonical = (html: string) => firstMatch(/<link rel="canonical" href="([^"]*)"/, html)

test('every internal link and every specified route responds with 200', async () => {
  const found = await site()
  expect(found.length).toBeGreaterThan(500)
  expect(
    found.filter(({ status }) => status !== 200).map(({ path, from, status }) => ({ path, from, status })),
  ).toEqual([])
})

const LANDMARKS = ['<header', '<nav', '<main', '<footer']

test('every page has one h1, its landmarks, a title, a description and a canonical address', async () => {
  const lacking = (await pages()).flatMap(({ path, html }) => {
    const missing = [
      ...LANDMARKS.filter((tag) => !html.includes(tag)),
      ...((html.match(/<h1[ >]/g) ?? []).length === 1 ? [] : ['one h1']),
      ...(findTitle(html) ? [] : ['title']),
      ...(/<meta name="description" content="[^"]{20,}"/.test(html) ? [] : ['description']),
      ...(findCanonical(html) ? [] : ['canonical']),
    ]
    return missing.length > 0 ? [`${path} lacks ${missing.join(', ')}`] : []
  })
  expect(lacking).toEqual([])
})

test('pages of different addresses have different titles', async () => {
  const byTitle = new Map<string, Set<string>>()
  for (const { html } of await pages()) {
    const canonical = findCanonical(html)
    // A filtered list or a further page counts as its list.
    if (canonical.includes('?')) continue
    const title = findTitle(html)
    byTitle.set(title, (byTitle.get(title) ?? new Set()).add(new URL(canonical).pathname))
  }
  const shared = [...byTitle].filter(([, addresses]) => addresses.size > 1)
  expect(shared.map(([title, addresses]) => [title, ...addresses])).toEqual([])
})

/** The addresses in sitemap.xml. */
async function readSitemap(): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', portal))).text()
  return [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) =>
    new URL(decoded(url)).href.slice(portal.length),
  )
}

test('sitemap.xml has only indexable pages, under their canonical addresses', async () => {
  const found = new Map((await site()).map((page) => [page.path, page]))
  const addresses = await readSitemap()
  expect(addresses.length).toBeGreaterThan(300)
  expect(new Set(addresses).size).toBe(addresses.length)
  const wrong: string[] = []
  for (const path of addresses) {
    const { status, html } = found.get(path) ?? (await read(path, 'sitemap.xml'))
    if (status !== 200) wrong.push(`${path} answers ${status}`)
    else if (html.includes('content="noindex"')) wrong.push(`${path} is not to be listed`)
    else if (findCanonical(html) !== new URL(path, portal).href)
      wrong.push(`${path} is known as ${findCanonical(html)}`)
  }
  expect(wrong).toEqual([])
})

/** The specified routes, at most a few of each kind, plus a few found pages of each kind. */
async function samplePaths(): Promise<string[]> {
  const found = (await pages()).map(({ path }) => path)
  const counts = new Map<string, number>()
  return [...new Set([...SPEC_ROUTES, ...found])].filter((path) => {
    const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0]
    if (kind === undefined) return SPEC_ROUTES.includes(path)
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return count < PAGES_PER_KIND
  })
}

/** Visits addresses one after another, in several tabs in parallel. */
async function findFaultsAt(paths: readonly string[], tabs: readonly Page[]): Promise<string[]> {
  const waiting = [...paths]
  const faults: string[] = []
  const work = async (page: Page) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path)
      faults.push(...(await findFaults(page)))
    }
  }
  await Promise.all(tabs.map(work))
  return faults
}

test('at 320 px every kind of page fits, is accessible and logs no error', async () => {
  const tabs = await Promise.all([1, 2, 3].map(() => open('/legal/terms', NARROW)))
  const paths = [...(await samplePaths()), ...STATES]
  expect(paths.length).toBeGreaterThan(60)
  expect(await findFaultsAt(paths, tabs)).toEqual([])
})

test('on a desktop one page of each kind is accessible and logs no error', async () => {
  const tabs = await Promise.all([1, 2, 3].map(() => open('/legal/terms', DESKTOP)))
  const kinds = new Set<string>()
  const paths = (await samplePaths()).filter((path) => {
    const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? path
    const isNew = !kinds.has(kind)
    kinds.add(kind)
    return isNew
  })
  expect(await findFaultsAt([...paths, '/no-such-page'], tabs)).toEqual([])
})

test('all links of menus lead to pages', async () => {
  const all = new Set([
    ...Object.values(MENUS).flat(),
    ...hrefs(getMenu('quick')),
    ...hrefs(getMenu('footer')),
    ...hrefs(getMenu('phone')),
    ...hrefs(getMenu('phone-buttons')),
  ])
  // One after the other, as people do: the server may refuse some concurrent requests.
  const responses: [string, number][] = []
  for (const href of all) {
    const { status } = await fetch(new URL(href, portal), { redirect: 'manual' })
    responses.push([href, status])
  }
  expect(responses.filter(([, status]) => status !== 200)).toEqual([])
})
