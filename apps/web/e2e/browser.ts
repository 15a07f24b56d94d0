// cspell:ignore maglev
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, expect } from 'vitest'
import { executablePath } from './chromium.ts'
import { ownPortal } from './own-portal.ts'
import { signInByCall } from './session.ts'

/** Pages of tests live for seconds: optimizing their scripts takes more of the browser's time than it saves. */
const FOR_SHORT_VISITS = '--js-flags=--no-opt --no-maglev'

export const launchBrowser = (): Promise<Browser> => {
  const path = executablePath()
  return chromium.launch({
    ...(path !== undefined && { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', FOR_SHORT_VISITS],
  })
}

/** Long enough for any slow machine: it only ends a test that hangs. */
const TIMEOUT_MS = 120_000

let launched: Promise<Browser> | undefined

/** The browser of this worker process, which ends with it. */
const ownBrowser = (): Promise<Browser> => (launched ??= launchBrowser())

/** A page in its own context, with an unchecked console: a browser logs refused calls itself. */
export const newPage = async (options: BrowserContextOptions): Promise<Page> => {
  const context = await (await ownBrowser()).newContext(options)
  context.setDefaultTimeout(TIMEOUT_MS)
  return context.newPage()
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
    const { protocol, origin: requestedOrigin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && requestedOrigin !== origin) noise.push(`request to ${request.url()}`)
  })
  return noise
}

const isNotNetworkError = (noise: string): boolean =>
  !/net::ERR_(?:CONNECTION_RESET|INTERNET_DISCONNECTED)/.test(noise)

/** A page in its own context, without traces of an earlier visit. */
interface Visitor {
  page: Page
  origin: string
  /** Pages are reused between visitors of the same kind: same origin and device, any window size. */
  kind: string
  noise: string[]
  isOffline: boolean
  /** Whether its context is closed after the test. */
  isAlone: boolean
}

/** The smallest page of the portal: leaving it keeps the browser's process, which the empty page of a browser does not. */
const NEUTRAL_PAGE = '/health/live'

/** Events that tests listen to. Listeners of the browser's driver, such as for the end of a page, stay. */
const EVENTS = ['console', 'dialog', 'framenavigated', 'pageerror', 'request', 'response']

/**
 * Resets a page: a new context costs a new browser process, which takes two thirds of a page's time. Scripts, functions
 * and clocks that a test adds to pages stay, and so does the cache if allowed: its content doesn't change, and without
 * it a page takes a third more.
 */
async function forgetVisit(page: Page, forgetsCache: boolean): Promise<void> {
  const context = page.context()
  for (const event of EVENTS) page.removeAllListeners(event)
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
  if (forgetsCache) {
    const browser = await context.newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await browser.detach()
  }
  await page.mouse.move(0, 0)
}

/** Former visitors with pages that were reset. */
let idle: Visitor[] = []

interface VisitorsOptions {
  /** The portal's address; by default that of this worker's portal. */
  getOrigin?: () => string
  /** Whether each visit starts with an empty browser cache. */
  forgetsCache?: boolean
}

/** For one test file: `open()` gives the page of a new visitor. A test with noise on its pages fails. */
export function visitors({ getOrigin = () => ownPortal().url, forgetsCache = false }: VisitorsOptions = {}) {
  let opened: Visitor[] = []
  // A file's own portal ends with the file.
  afterAll(async () => {
    const gone = idle.filter(({ origin }) => origin !== ownPortal().url)
    idle = idle.filter((one) => !gone.includes(one))
    await Promise.all(gone.map(({ page }) => page.context().close()))
  })

  const leave = async (visitor: Visitor): Promise<void> => {
    const { page, isAlone } = visitor
    if (isAlone || page.isClosed()) return page.context().close()
    try {
      await forgetVisit(page, forgetsCache)
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

  const visit = async (
    path: string,
    options: BrowserContextOptions,
    { isAlone = false, email }: { isAlone?: boolean; email?: string } = {},
  ): Promise<Page> => {
    const origin = getOrigin()
    const { viewport = DESKTOP.viewport, ...device } = options
    const kind = JSON.stringify({ origin, ...device })
    const again = isAlone ? undefined : idle.find((one) => one.kind === kind)
    idle = idle.filter((one) => one !== again)
    const page = again?.page ?? (await newPage({ baseURL: origin, ...device }))
    if (viewport) await page.setViewportSize(viewport)
    opened.push({ page, origin, kind, noise: collectNoise(page, origin), isOffline: false, isAlone })
    if (email !== undefined) await signInByCall(page, email)
    await page.goto(path)
    return page
  }
  const open = (path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> => visit(path, options)
  /** Opens a path as a signed-in person, once it is hydrated. */
  const openAs = async (
    email: string,
    path: string,
    options: BrowserContextOptions = DESKTOP,
  ): Promise<Page> => {
    const page = await visit(path, options, { email })
    await waitForHydration(page)
    return page
  }
  /** For tests that add scripts to every page: the context is not reused. */
  const openAlone = (path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> =>
    visit(path, options, { isAlone: true })
  /** Errors logged by a visitor's pages so far, which fail the test at its end. */
  const getNoise = (page: Page): readonly string[] => {
    const own = opened.find((one) => one.page === page)
    if (!own) throw new Error('No visitor of this test has the page')
    return own.noise
  }
  return { open, openAs, openAlone, expectCutConnection, getNoise }
}

/** Waits until an element is hydrated: a part of a page whose script loads later is hydrated separately. */
export const waitUntilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))))
    .toBe(true)

/**
 * Waits until the server's page is hydrated, and its forms, which are hydrated separately: before, Enter does nothing.
 */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      performance.getEntriesByName('hydrated').length > 0 &&
      [...document.forms].every((form) => Object.keys(form).some((name) => name.startsWith('__reactProps'))),
  )
