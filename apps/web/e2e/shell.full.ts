// cspell:ignore fulfill
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { PHONE, visitors, waitForHydration } from './browser.ts'
import { signIn } from './sign-in.ts'

/** The shell at many widths: its rendering, its layout shifts, and its late parts. */

const { open } = visitors()

const LISTING = '/directory'

test.each([1280, 1366, 1440, 1920])('at %i px every entry of the header is on one line', async (width) => {
  const page = await open(LISTING, { viewport: { width, height: 800 } })
  await waitForHydration(page)
  const heights = await page
    .getByRole('banner')
    .locator('a:visible span:not(:has(*)), nav a:visible, a[data-variant]:visible')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getBoundingClientRect().height
      }),
    )
  expect(heights.length).toBeGreaterThan(6)
  expect(Math.max(...heights)).toBeLessThan(30)
})

test('the header shrinks from 120 to 100 px after 100 px of scroll, and nothing under it moves', async () => {
  const page = await open(LISTING)
  await waitForHydration(page)
  const header = page.getByRole('banner')
  const height = async () => (await header.boundingBox())?.height
  const top = () =>
    page.evaluate(
      () => (document.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY,
    )
  const before = await top()
  expect(await height()).toBe(120)
  await page.evaluate(() => window.scrollTo(0, 90))
  expect(await height()).toBe(120)
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(height).toBe(100)
  await expect.poll(top).toBe(before)
})

test.each([
  ['a visitor', null, 'Sign In'],
  ['an account', 'owner@portal.test', 'Sign Out'],
])('the footer’s links for %s keep their size when its scripts load', async (_, email, own) => {
  const page = await open('/', PHONE)
  if (email !== null) await signIn(page, email, '/dashboard')
  const column = page.getByRole('navigation', { name: 'Your account' })
  const height = async () => (await column.boundingBox())?.height
  await page.goto(LISTING)
  // The footer is hydrated separately; phones fold it.
  await column.locator('summary').click()
  await column.locator('ul:not([data-unknown])').waitFor()
  await column.getByRole('link', { name: own }).waitFor()
  const after = await height()
  expect(after).toBeGreaterThan(100)
  await page.route('**/assets/*.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(LISTING)
  await column.locator('summary').click()
  await column.locator('[open] ul[data-unknown]').waitFor({ state: 'attached' })
  expect(await height()).toBe(after)
})

/**
 * Texts and controls that a fixed element covers at some scroll position. Scrolling down only ever moves a box up, if at
 * all, so it passes through exactly the places between where it is at the page's top and where it is at the page's end.
 * Both are measured without waiting for frames, which a busy machine may never draw.
 */
const findCovered = (page: Page, label: string): Promise<string[]> =>
  page.evaluate((name) => {
    const cover = document.querySelector(`[aria-label="${name}"]`)
    if (!cover) throw new Error(`Nothing is called ${name}`)
    const visibleBox = (box: DOMRect, from: Element | null) => {
      let { left, right, top, bottom } = box
      for (let element = from; element && element !== document.body; element = element.parentElement) {
        if (getComputedStyle(element).overflowX === 'visible') continue
        const clip = element.getBoundingClientRect()
        left = Math.max(left, clip.left)
        right = Math.min(right, clip.right)
        top = Math.max(top, clip.top)
        bottom = Math.min(bottom, clip.bottom)
      }
      return { left, right, top, bottom }
    }
    const findBoxes = () => {
      const found: { what: string; box: ReturnType<typeof visibleBox> }[] = []
      const add = (what: string, box: DOMRect, element: Element | null) => {
        if (box.width > 1 && box.height > 1) found.push({ what, box: visibleBox(box, element) })
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? ''
        if (words === '' || cover.contains(text) || !text.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects()) add(words, box, text.parentElement)
      }
      for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
        if (cover.contains(control) || !control.checkVisibility()) continue
        add(control.outerHTML, control.getBoundingClientRect(), control)
      }
      return found
    }
    const measureAt = (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      return findBoxes()
    }
    const atTop = measureAt(0)
    const over = cover.getBoundingClientRect()
    const atEnd = measureAt(document.documentElement.scrollHeight)
    if (atEnd.length !== atTop.length) throw new Error('The page changed while it was measured')
    const covered = atTop.filter(({ box: { left, right, top, bottom } }, index) => {
      const highest = atEnd[index]?.box.top ?? top
      return (
        right > Math.max(left, over.left) &&
        left < over.right &&
        bottom > Math.max(top, over.top) &&
        highest < over.bottom
      )
    })
    return [...new Set(covered.map(({ what }) => what))]
  }, label)

test.each([768, 1024, 1280, 1600].flatMap((width) => ['/', LISTING].map((path) => [path, width] as const)))(
  'on %s at %i px the quick menu covers nothing, and has its words where there is room for them',
  async (path, width) => {
    const page = await open(path, { viewport: { width, height: 800 } })
    await waitForHydration(page)
    const menu = page.getByRole('navigation', { name: 'Quick menu' })
    const hasRoom = width >= 1440
    await menu
      .getByRole('button', { name: hasRoom ? 'Close the quick menu' : 'Open the quick menu' })
      .waitFor()
    expect(await menu.getByText('Events', { exact: true }).isVisible()).toBe(hasRoom)
    expect(await findCovered(page, 'Quick menu')).toEqual([])
  },
)

test('the heading of a page that loads late gets the focus', async () => {
  const page = await open('/tenders')
  await waitForHydration(page)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/api/tenders/*', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.locator('main article a').first().click()
  await page.getByRole('heading', { level: 1, name: 'Loading tender...' }).waitFor()
  arrival.resolve()
  await page.getByRole('complementary').first().waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).toBe('H1')
})

test('a late heading font is not used for the rest of the visit', async () => {
  const page = await open('about:blank')
  const arrival = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await arrival.promise
    await route.continue()
  })
  // The page's load event waits for the font.
  await page.goto('/news', { waitUntil: 'commit' })
  await waitForHydration(page)
  /** Whether the first heading would be of another width in the system's font. */
  const usesHeadingFont = () =>
    page.evaluate(() => {
      const heading = document.querySelector('main h1')
      const copy = heading?.cloneNode(true)
      if (!(heading instanceof HTMLElement) || !(copy instanceof HTMLElement)) throw new Error('No heading')
      copy.style.cssText = 'position:absolute;white-space:nowrap'
      heading.after(copy)
      const own = copy.offsetWidth
      // The fallback families of the first one.
      copy.style.fontFamily = getComputedStyle(heading).fontFamily.split(', ').slice(1).join(', ')
      const system = copy.offsetWidth
      copy.remove()
      return own !== system
    })
  expect(await usesHeadingFont()).toBe(false)
  arrival.resolve()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  expect(await usesHeadingFont()).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Directory', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Directory' }).waitFor()
  expect(await usesHeadingFont()).toBe(false)
})

test.each([390, 1280])(
  'at %i px titles break in the same places with and without the heading font',
  async (width) => {
    const measure = async (hasFont: boolean): Promise<string[]> => {
      const page = await open('about:blank', { viewport: { width, height: 800 } })
      // An invalid font is ignored silently, unlike a missing one.
      if (!hasFont)
        await page.route('**/*.woff2', async (route) =>
          route.fulfill({ contentType: 'font/woff2', body: '' }),
        )
      const sizes: string[] = []
      for (const path of ['/', '/pricing', '/directory', '/countries/papua-new-guinea']) {
        await page.goto(path)
        await page.evaluate(async () => {
          await document.fonts.ready
        })
        const { height } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { height: 0 }
        sizes.push(`${path} ${Math.round(height)}`)
      }
      return sizes
    }
    expect(await measure(false)).toEqual(await measure(true))
  },
)
