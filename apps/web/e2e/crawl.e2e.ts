import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { violationsOf } from './axe.ts'
import { DESKTOP, untilHydrated, visitors } from './browser.ts'
import { ownPortal } from './own-portal.ts'
import { signIn } from './sign-in.ts'
import { KINDS, SPEC_ROUTES } from './spec-routes.ts'

const { open } = visitors()
const portal = ownPortal().url

/** Pages to read at the most; the rest are more of the same lists. */
const MOST_PAGES = 1_500
/** Lists are followed by one choice, not by every combination of several. */
const MOST_CHOICES = 1
const AT_ONCE = 8
/** Of each kind of page, so many are opened in a browser. */
const OF_A_KIND = 2
/** Lists that have nothing, and answers that an address asks for. */
const STATES = [
  '/directory?search=nothing-is-called-this',
  '/search?q=nothing-is-called-this',
  '/quote-status?reference=PB-0000-00&email=nobody%40portal.test',
  '/quote-status?reference=PB-J3XP-9V&email=other%40portal.test',
]
const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const

interface Read {
  path: string
  /** The page that carries the link. */
  from: string
  status: number
  html: string
}

const decoded = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The addresses of this site that a page links to, without their fragments. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => decoded(href))
  const paths = hrefs.filter((href) => /^\/(?!\/)/.test(href) && !/^\/api\/log(?:in|out)/.test(href))
  return [...new Set(paths.map((path) => path.split('#')[0] ?? path))]
}

const isWorthFollowing = (path: string): boolean => new URL(path, portal).searchParams.size <= MOST_CHOICES

const isFile = (path: string): boolean => /^\/(?:api|media)\//.test(path)

async function read(path: string, from: string): Promise<Read> {
  const answer = await fetch(new URL(path, portal))
  const html = isFile(path) ? (await answer.arrayBuffer(), '') : await answer.text()
  return { path, from, status: answer.status, html }
}

/** Reads the site from the home page and the promised addresses on, each address once. */
async function crawl(): Promise<Read[]> {
  const waiting = ['/', ...SPEC_ROUTES].map((path) => ({ path, from: 'the specification' }))
  const seen = new Set(waiting.map(({ path }) => path))
  const found: Read[] = []
  while (waiting.length > 0 && found.length < MOST_PAGES) {
    const batch = waiting.splice(0, AT_ONCE)
    const pages = await Promise.all(batch.map(({ path, from }) => read(path, from)))
    found.push(...pages)
    for (const { path: from, html } of pages) {
      for (const link of linksOf(html).filter((path) => !seen.has(path) && isWorthFollowing(path))) {
        seen.add(link)
        waiting.push({ path: link, from })
      }
    }
  }
  return found
}

/** Read once for all tests of this file. */
let crawled: Promise<Read[]> | undefined
const site = () => (crawled ??= crawl())
const pages = async () => (await site()).filter(({ path, status }) => !isFile(path) && status === 200)

const one = (pattern: RegExp, html: string): string => decoded(pattern.exec(html)?.[1] ?? '')
const titleOf = (html: string) => one(/<title>([^<]*)<\/title>/, html)
const canonicalOf = (html: string) => one(/<link rel="canonical" href="([^"]*)"/, html)

test('every link of every page, and every promised address, answers 200', { timeout: 600_000 }, async () => {
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
      ...(titleOf(html) ? [] : ['title']),
      ...(/<meta name="description" content="[^"]{20,}"/.test(html) ? [] : ['description']),
      ...(canonicalOf(html) ? [] : ['canonical']),
    ]
    return missing.length > 0 ? [`${path} lacks ${missing.join(', ')}`] : []
  })
  expect(lacking).toEqual([])
})

test('pages of different addresses have different titles', async () => {
  const byTitle = new Map<string, Set<string>>()
  for (const { html } of await pages()) {
    const canonical = canonicalOf(html)
    // A filter or a page of a list is the list.
    if (canonical.includes('?')) continue
    const title = titleOf(html)
    byTitle.set(title, (byTitle.get(title) ?? new Set()).add(new URL(canonical).pathname))
  }
  const shared = [...byTitle].filter(([, addresses]) => addresses.size > 1)
  expect(shared.map(([title, addresses]) => [title, ...addresses])).toEqual([])
})

/** The addresses of the sitemap for search engines. */
async function listed(): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', portal))).text()
  return [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) =>
    new URL(decoded(url)).href.slice(portal.length),
  )
}

test('the sitemap for search engines has only pages that want to be listed, under the address they want', async () => {
  const found = new Map((await site()).map((page) => [page.path, page]))
  const addresses = await listed()
  expect(addresses.length).toBeGreaterThan(300)
  expect(new Set(addresses).size).toBe(addresses.length)
  const wrong: string[] = []
  for (const path of addresses) {
    const { status, html } = found.get(path) ?? (await read(path, 'sitemap.xml'))
    if (status !== 200) wrong.push(`${path} answers ${status}`)
    else if (html.includes('content="noindex"')) wrong.push(`${path} is not to be listed`)
    else if (canonicalOf(html) !== new URL(path, portal).href)
      wrong.push(`${path} is known as ${canonicalOf(html)}`)
  }
  expect(wrong).toEqual([])
})

/** The promised addresses without more than a few of a kind, and a few of each kind that was found. */
async function chosen(): Promise<string[]> {
  const found = (await pages()).map(({ path }) => path)
  const taken = new Map<string, number>()
  return [...new Set([...SPEC_ROUTES, ...found])].filter((path) => {
    const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0]
    if (kind === undefined) return SPEC_ROUTES.includes(path)
    const count = taken.get(kind) ?? 0
    taken.set(kind, count + 1)
    return count < OF_A_KIND
  })
}

const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Scripts and labels find what they name by its id. */
const idsThatStandTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, position) => ids.indexOf(id) < position)
  })

/** As high as the page, so that nothing that sticks to an edge of the window lies over what would scroll on. */
async function showWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? NARROW.viewport
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, 16_000) })
}

/** What is wrong with the page that is shown. */
async function faultsOf(page: Page): Promise<string[]> {
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const before = page.viewportSize()
  await showWhole(page)
  const violations = await violationsOf(page)
  const headings = await page.locator('h1').count()
  const sideways = await sidewaysOf(page)
  const twice = await idsThatStandTwice(page)
  const path = page.url().slice(portal.length)
  if (before) await page.setViewportSize(before)
  return [
    ...violations.map((violation) => `${path}: ${violation}`),
    ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
    ...(sideways <= 0 ? [] : [`${path}: ${sideways} px wider than ${page.viewportSize()?.width}`]),
    ...twice.map((id) => `${path}: the id ${id} stands twice`),
  ]
}

/** Opens addresses one after the other in a page, several pages at a time. */
async function faultsAt(paths: readonly string[], tabs: readonly Page[]): Promise<string[]> {
  const waiting = [...paths]
  const faults: string[] = []
  const work = async (page: Page) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path)
      faults.push(...(await faultsOf(page)))
    }
  }
  await Promise.all(tabs.map(work))
  return faults
}

test(
  'a phone of 320 px shows every kind of page whole, accessible and without a complaint',
  { timeout: 600_000 },
  async () => {
    const tabs = await Promise.all([1, 2, 3].map(() => open('/legal/terms', NARROW)))
    const paths = [...(await chosen()), ...STATES]
    expect(paths.length).toBeGreaterThan(60)
    expect(await faultsAt(paths, tabs)).toEqual([])
  },
)

test(
  'a desktop shows one of each kind of page accessible and without a complaint',
  { timeout: 600_000 },
  async () => {
    const tabs = await Promise.all([1, 2, 3].map(() => open('/legal/terms', DESKTOP)))
    const kinds = new Set<string>()
    const paths = (await chosen()).filter((path) => {
      const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? path
      const isNew = !kinds.has(kind)
      kinds.add(kind)
      return isNew
    })
    expect(await faultsAt(paths, tabs)).toEqual([])
  },
)

/** Pages that are other ones for who is signed in. */
const OWN_PAGES = ['/', '/dashboard', '/admin', '/register-business', '/contact']
const ADMIN_TABS = [
  '/admin?tab=businesses',
  '/admin?tab=quotes',
  '/admin?tab=analytics',
  '/admin?tab=messages',
]

/** Whether the browser shows a page there to who is signed in. */
async function isShown(page: Page, path: string): Promise<boolean> {
  await page.goto(path)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  return !/404|Not Found/.test((await page.locator('h1').textContent()) ?? '404')
}

test.each([
  ['an owner', 'owner@portal.test', OWN_PAGES],
  ['an administrator', 'admin@portal.test', [...OWN_PAGES, ...ADMIN_TABS]],
] as const)('%s sees whole pages, and every link in them leads to a page', async (_who, email, paths) => {
  const page = await open('/legal/terms', NARROW)
  await signIn(page, email, '/dashboard')
  const links = new Set<string>()
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    faults.push(...(await faultsOf(page)))
    for (const link of linksOf(await page.content())) links.add(link)
  }
  expect(faults).toEqual([])
  const known = new Set((await site()).map(({ path }) => path))
  const own = [...links].filter((path) => !known.has(path))
  const missing: string[] = []
  for (const path of own) {
    const status = (await page.request.get(path, { maxRedirects: 0 })).status()
    // What only its owner may see is no page for others, and the server answers for them.
    if (status !== 200 && !(await isShown(page, path))) missing.push(`${path} answers ${status}`)
  }
  expect(missing).toEqual([])
})

test('a page that the browser has stored runs its scripts again', async () => {
  const page = await open('/auth/sign-in')
  await untilHydrated(page)
  const again = await page.goto('/auth/sign-in')
  expect([200, 304]).toContain(again?.status())
  await untilHydrated(page)
})

test.each([DESKTOP, NARROW])('an address that nobody has is a whole page too, at %o', async (device) => {
  const page = await open('/no-such-page', device)
  expect(await faultsOf(page)).toEqual([])
  expect((await fetch(new URL('/no-such-page', portal))).status).toBe(404)
})
