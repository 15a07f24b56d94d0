import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
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

/** Everything on a page that a careful visitor would call noise: console errors, exceptions, foreign requests. */
function listenForNoise(page: Page, origin: string): string[] {
  const noise: string[] = []
  const refused = new Set<string>()
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() >= 400) refused.add(response.url())
  })
  page.on('console', (message) => {
    // The browser itself reports a page that was asked for and answered 404; tests look at its status.
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

const isNoCut = (noise: string): boolean => !/net::ERR_(?:CONNECTION_RESET|INTERNET_DISCONNECTED)/.test(noise)

/**
 * A browser for the tests of a file: `open()` gives a page of a fresh visitor. A test whose pages made noise fails.
 */
export function visitors() {
  let browser: Browser
  let opened: { page: Page; noise: string[]; isCut: boolean }[] = []
  const origin = ownPortal().url
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    const noise = opened.flatMap((one) => (one.isCut ? one.noise.filter(isNoCut) : one.noise))
    await Promise.all(opened.map(({ page }) => page.context().close()))
    opened = []
    expect(noise).toEqual([])
  })
  /** For a test that cuts the connection: what the browser then reports is no fault of the page. */
  const expectCutConnection = (page: Page): void => {
    const own = opened.find((one) => one.page === page)
    if (own) own.isCut = true
  }
  const open = async (path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> => {
    const context = await browser.newContext({ baseURL: origin, ...options })
    const page = await context.newPage()
    opened.push({ page, noise: listenForNoise(page, origin), isCut: false })
    await page.goto(path)
    return page
  }
  return { open, expectCutConnection }
}

/** Waits until the browser has taken over the server's page. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0)
