import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { executablePath } from './chromium.ts'
import { ownPortal } from './own-portal.ts'

export const launchBrowser = (): Promise<Browser> => {
  const path = executablePath()
  return chromium.launch({
    ...(path !== undefined && { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const

/** Collects console errors, exceptions and requests to other origins. */
function collectNoise(page: Page, origin: string): string[] {
  const noise: string[] = []
  const refused = new Set<string>()
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() >= 400) refused.add(response.url())
  })
  page.on('console', (message) => {
    // The browser logs a document's 404 itself; tests check its status.
    if (message.type() !== 'error' || refused.has(message.location().url)) return
    noise.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noise.push(`exception: ${error.stack ?? error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^https?:$/.test(protocol) && asked !== origin) noise.push(`request to ${request.url()}`)
  })
  return noise
}

const isNotNetworkError = (noise: string): boolean =>
  !/net::ERR_(?:CONNECTION_RESET|INTERNET_DISCONNECTED)/.test(noise)

/** A page in a context of its own, with nothing of an earlier visit. */
interface Visitor {
  page: Page
  /** Visitors of one kind have the same origin and the same device, but for its size. */
  kind: string
  noise: string[]
  isOffline: boolean
  /** Whether its context is closed after the test. */
  isAlone: boolean
}

/** The smallest page of the portal: leaving it keeps the browser's process, which the empty page of a browser does not. */
const NEUTRAL_PAGE = '/health/live'

/** What tests listen to. Listeners of the browser's driver, such as for the end of a page, stay. */
const HEARD = ['console', 'dialog', 'framenavigated', 'pageerror', 'request', 'response']

/**
 * Makes a page like new: a new context costs a new process of the browser, which takes two thirds of the time of a page.
 * Scripts, functions and clocks that a test gives to pages stay.
 */
async function forgetVisit(page: Page): Promise<void> {
  const context = page.context()
  for (const event of HEARD) page.removeAllListeners(event)
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
  await page.goto(NEUTRAL_PAGE)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  await page.mouse.move(0, 0)
}

/**
 * A browser for one test file: `open()` gives the page of a new visitor, of this worker's portal or another one. A test with
 * noise on its pages fails.
 */
export function visitors(originOf = () => ownPortal().url) {
  let browser: Browser
  let opened: Visitor[] = []
  let idle: Visitor[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  const leave = async (visitor: Visitor): Promise<void> => {
    const { page, isAlone } = visitor
    if (isAlone || page.isClosed()) return page.context().close()
    try {
      await forgetVisit(page)
      idle.push(visitor)
    } catch {
      await page.context().close()
    }
  }
  afterEach(async () => {
    const noise = opened.flatMap((one) => (one.isOffline ? one.noise.filter(isNotNetworkError) : one.noise))
    const leaving = opened
    opened = []
    await Promise.all(leaving.map(leave))
    expect(noise).toEqual([])
  })

  /** For tests that go offline: the browser's network errors are then expected. */
  const expectCutConnection = (page: Page): void => {
    const own = opened.find((one) => one.page === page)
    if (own) own.isOffline = true
  }

  const visit = async (path: string, options: BrowserContextOptions, isAlone: boolean): Promise<Page> => {
    const origin = originOf()
    const { viewport = DESKTOP.viewport, ...device } = options
    const kind = JSON.stringify({ origin, ...device })
    const again = isAlone ? undefined : idle.find((one) => one.kind === kind)
    idle = idle.filter((one) => one !== again)
    const page = again?.page ?? (await (await browser.newContext({ baseURL: origin, ...device })).newPage())
    if (viewport) await page.setViewportSize(viewport)
    opened.push({ page, kind, noise: collectNoise(page, origin), isOffline: false, isAlone })
    await page.goto(path)
    return page
  }
  const open = (path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> =>
    visit(path, options, false)
  /** For tests that add scripts to every page: nobody uses the context afterwards. */
  const openAlone = (path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> =>
    visit(path, options, true)
  return { open, openAlone, expectCutConnection }
}

/** Waits until an element answers: a part of a page whose script arrives later is hydrated by itself. */
export const waitUntilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))))
    .toBe(true)

/** Waits until the server's page is hydrated. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
