import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { launchBrowser, waitForHydration } from './browser.ts'
import { startPortal } from './portal.ts'
import { waitUntilDrawn } from './screenshots.ts'
import { signIn } from './sign-in.ts'

/**
 * Photographs every screen of the portal from top to bottom at four widths, for a look at all of them:
 * `pnpm --filter @portal/web screenshots:all <folder> [address of a running portal]`. Without an address the built portal is
 * started with the demo.
 */

const WIDTHS = [390, 768, 1280, 1920]
const LOAD_TIMEOUT_MS = 30_000
/** A longer page is cut: the rest looks like the part above. */
const MAX_HEIGHT = 12_000

/** The public screens, without those of single entries. */
const PUBLIC = [
  '/',
  '/directory',
  '/directory?view=list',
  '/directory?view=map',
  '/directory?view=provinces',
  '/directory/featured',
  '/directory/industries',
  '/directory?search=nothing-is-called-this',
  '/sb',
  '/malaita',
  '/fj/tourism-and-hospitality',
  '/countries/handicrafts',
  '/search?q=honey',
  '/search?q=nothing-is-called-this',
  '/saved',
  '/example-business',
  '/countries',
  '/countries/compare?countries=fj,vu',
  '/countries/solomon-islands',
  '/countries/fiji',
  '/countries/fiji/doing-business',
  '/countries/fiji/regulations-licences',
  '/countries/malaita-province/featured',
  '/industries',
  '/industries/in-focus',
  '/industries/fisheries',
  '/industries/fisheries/businesses',
  '/industries/fisheries/insights',
  '/news',
  '/news/policy',
  '/newsletter',
  '/alerts?list=tenders&country=fj',
  '/events',
  '/events/calendar',
  '/events/submit',
  '/events/registration',
  '/webinars',
  '/tenders',
  '/tenders/government',
  '/tenders/post',
  '/jobs',
  '/jobs/post',
  '/resources',
  '/resources/export',
  '/skills',
  '/skills/technical',
  '/skills/assessment',
  '/pricing',
  '/pricing/compare',
  '/pricing/faqs',
  '/about/mission',
  '/about/media-kit',
  '/legal/terms',
  '/contact',
  '/support',
  '/support/report-issue',
  '/help',
  '/how-results-are-ordered',
  '/sitemap',
  '/auth/sign-in',
  '/auth/register',
  '/auth/forgot-password',
  '/quote-builder',
  '/quote-status',
  '/register-business',
  '/loading-showcase',
  '/no-such-page',
]

/** Lists whose first entry is a screen of its own kind. */
const ENTRIES: readonly (readonly [list: string, entry: RegExp])[] = [
  ['/directory/featured', /^\/(?:sb|fj|pg|nc|vu)\/[^/?]+\/[^/?#]+$/],
  ['/news', /^\/news\/(?!countries|industries|policy|funding|success-stories|press)[^/?#]+$/],
  ['/events', /^\/events\/(?!trade-shows|workshops|webinars|investment-forums|submit|calendar)[^/?#]+$/],
  ['/tenders', /^\/tenders\/(?!government|ngo|private|grants|post)[^/?#]+$/],
  ['/jobs', /^\/jobs\/(?!post)[^/?#]+$/],
  ['/resources/export', /^\/resources\/(?!guides|templates|licensing|taxes|export)[^/?#]+-[^/?#]+$/],
  ['/skills/technical', /^\/skills\/[^/?#]+\/[^/?#]+$/],
]

/** Where one account's own screens are, and links to single ones on them. */
interface Own {
  account: string
  paths: readonly string[]
  entries: readonly (readonly [list: string, entry: RegExp])[]
}

const OWNER: Own = {
  account: 'owner@portal.test',
  paths: [
    '/dashboard',
    '/dashboard/messages',
    '/dashboard/reviews',
    '/dashboard/figures',
    '/dashboard/orders',
    '/account',
    '/account/two-step',
    '/upgrade',
  ],
  entries: [
    ['/dashboard', /^\/dashboard\/listings\/\d+\/edit$/],
    ['/dashboard/orders', /^\/orders\/[^/]+$/],
  ],
}
const ADMIN_TABS = 'businesses users quotes orders content messages audit analytics'.split(' ')
const ADMINISTRATOR: Own = {
  account: 'admin@portal.test',
  paths: ['/admin', ...ADMIN_TABS.map((tab) => `/admin?tab=${tab}`), '/admin?tab=content&new=tenders'],
  entries: [
    ['/admin?tab=businesses', /^\/admin\/businesses\/\d+/],
    ['/admin?tab=users', /^\/admin\/users\/[^/]+/],
    ['/admin?tab=orders', /^\/admin\/orders\/[^/]+/],
  ],
}

const fileName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z0-9]+/gi, '-')

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), undefined, {
    timeout: LOAD_TIMEOUT_MS,
  })
  // Includes parts that load near the window.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await waitUntilDrawn(page)
}

async function photograph(page: Page, path: string, folder: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await waitForHydration(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await settle(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.screenshot({
      path: join(folder, `${fileName(path)}-${width}.jpg`),
      type: 'jpeg',
      quality: 60,
      animations: 'disabled',
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
    })
    process.stdout.write(`${fileName(path)} ${width} ${height}\n`)
  }
}

/** The first links on pages that lead to the named kinds of entries. */
async function findEntries(page: Page, entries: Own['entries']): Promise<string[]> {
  const found: string[] = []
  for (const [list, entry] of entries) {
    await page.goto(list)
    await waitForHydration(page)
    await settle(page)
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const first = links.find((link) => entry.test(link))
    if (first !== undefined) found.push(first)
  }
  return found
}

async function photographAll(context: BrowserContext, paths: readonly string[], entries: Own['entries']) {
  const page = await context.newPage()
  for (const path of [...paths, ...(await findEntries(page, entries))]) {
    await photograph(page, path, folder).catch((error: unknown) => {
      process.stdout.write(`${path} was not photographed: ${String(error)}\n`)
      process.exitCode = 1
    })
  }
  await context.close()
}

const open = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })

const [folder = 'screens', address] = process.argv.slice(2)
mkdirSync(resolve(folder), { recursive: true })
const portal = address === undefined ? await startPortal() : undefined
const url = portal?.url ?? address ?? ''
const browser = await launchBrowser()
try {
  await photographAll(await open(browser, url), PUBLIC, ENTRIES)
  for (const { account, paths, entries } of [OWNER, ADMINISTRATOR]) {
    const context = await open(browser, url)
    const page = await context.newPage()
    await signIn(page, account, '/dashboard')
    await page.close()
    await photographAll(context, paths, entries)
  }
} finally {
  await browser.close()
  await portal?.stop()
}
