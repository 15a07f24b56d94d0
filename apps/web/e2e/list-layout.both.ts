// cspell:ignore bakry cofee
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, waitForHydration, visitors } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { shareOut } from './share-out.ts'

/** The position, width and layout shifts of lists of businesses. */

const { open } = visitors()

/** Layout shifts without input. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let score = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('layout-shift')) {
            const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
            if (!hadRecentInput) score += value
          }
          if (list.getEntriesByName('all-scored').length > 0) resolve(score)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('all-scored')))
      }),
  )

test.each(
  shareOut(
    [
      '/directory',
      '/search?q=guesthouse+gizo',
      '/sb/tourism-and-hospitality',
      '/directory?province=malaita&type=B2B',
      '/sb',
      '/malaita',
      '/fj/handicrafts',
      '/countries/handicrafts',
      '/directory/industries/fisheries',
      '/industries/fisheries/businesses',
      '/search?q=oil',
      '/search?q=bakry+honiara',
      '/search?q=guesthouse+in+taro',
      '/search?q=cofee+rosters',
      '/search?q=how+much+is+a+room+in+gizo',
    ],
    3,
  ),
)('on a phone four businesses of %s begin on the first screen, and nothing moves', async (path) => {
  const page = await open(path, PHONE)
  await waitForHydration(page)
  await waitForNetworkIdle(page)
  const articles = await page.getByRole('main').getByRole('article').all()
  const boxes = await Promise.all(articles.map((article) => article.boundingBox()))
  const bar = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox()
  const isAboveBar = (box: (typeof boxes)[number]) => (box?.y ?? Infinity) + 44 < (bar?.y ?? 0)
  expect(boxes.filter(isAboveBar).length).toBeGreaterThanOrEqual(Math.min(4, boxes.length))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await shifts(page)).toBeLessThan(0.001)
})

const LONG = 'W'.repeat(60)

test.each(shareOut([320, 390]))(
  'nothing is wider than a phone of %i px, whatever was searched for',
  async (width) => {
    const device = { ...PHONE, viewport: { width, height: 844 } }
    for (const path of [`/search?q=${LONG}`, `/directory?search=${LONG}&town=${LONG}`]) {
      const page = await open(path, device)
      await page.getByRole('heading', { name: /^No businesses found for/ }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)

test('on a phone the title of a search is one line, with its whole text', async () => {
  const page = await open('/search?q=how+much+is+a+room+in+gizo+for+four', PHONE)
  const title = page.getByRole('heading', {
    level: 1,
    name: 'Results for “how much is a room in gizo for four”',
  })
  expect((await title.boundingBox())?.height).toBeLessThan(30)
})

test('filters beside the list apply at once, and the list says how many there are', async () => {
  const page = await open('/directory', DESKTOP)
  await waitForHydration(page)
  // Browsers ascribe shifts within half a second of a press to the input.
  await page.route('**/api/businesses?**', async (route) => {
    await sleep(700)
    await route.continue()
  })
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Verified' }).check()
  await page.waitForURL(/verified=true/)
  const count = Number(
    await filters
      .locator('label', { hasText: 'Verified' })
      .innerText()
      .then((text) => /\d+/.exec(text)?.[0]),
  )
  await page.getByRole('heading', { level: 2, name: `${count} business(es) found` }).waitFor()
  expect(await shifts(page)).toBeLessThan(0.001)
  await expectAccessible(page)
})
