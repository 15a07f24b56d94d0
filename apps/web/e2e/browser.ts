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

/**
 * A browser for one test file: `open()` gives a page in a new context, of this worker's portal or another one. A test with
 * noise on its pages fails.
 */
export function visitors(originOf = () => ownPortal().url) {
  let browser: Browser
  let opened: { page: Page; noise: string[]; isOffline: boolean }[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    const noise = opened.flatMap((one) => (one.isOffline ? one.noise.filter(isNotNetworkError) : one.noise))
    await Promise.all(opened.map(({ page }) => page.context().close()))
    opened = []
    expect(noise).toEqual([])
  })
  /** For tests that go offline: the browser's network errors are then expected. */
  const expectCutConnection = (page: Page): void => {
    const own = opened.find((one) => one.page === page)
    if (own) own.isOffline = true
  }
  const open = async (path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> => {
    const origin = originOf()
    const context = await browser.newContext({ baseURL: origin, ...options })
    const page = await context.newPage()
    opened.push({ page, noise: collectNoise(page, origin), isOffline: false })
    await page.goto(path)
    return page
  }
  return { open, expectCutConnection }
}

/** Waits until an element answers: a part of a page whose script arrives later is hydrated by itself. */
export const waitUntilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))))
    .toBe(true)

/** Waits until the server's page is hydrated. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
