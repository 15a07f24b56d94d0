import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { violationsOf } from './axe.ts'
import { DESKTOP, PHONE, untilHydrated, visitors } from './browser.ts'

const { open } = visitors()

const PAGES = [
  '/',
  '/directory',
  '/directory/featured',
  '/directory/industries',
  '/directory/industries/agriculture',
  '/directory?view=provinces',
  '/directory?search=nothing-is-called-this',
  '/sb',
  '/fj/tourism-and-hospitality',
  '/countries/handicrafts',
  '/search?q=honey',
  '/search',
  '/example-business',
  '/loading-showcase',
  '/news',
  '/news/countries',
  '/events',
  '/events/workshops',
  '/pricing',
  '/quote-builder',
  '/quote-status',
  '/quote-status?reference=PB-0000-00&email=nobody%40portal.test',
  '/quote-status?reference=PB-J3XP-9V&email=other%40portal.test',
  '/register-business',
  '/register?country=fj',
  '/auth/sign-in',
  '/auth/register',
  '/admin',
  '/no-such-page',
]

/** Scripts and labels find what they name by its id. */
const idsThatStandTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, position) => ids.indexOf(id) < position)
  })

test.each(PAGES.flatMap((path) => [[path, 'desktop', DESKTOP] as const, [path, 'phone', PHONE] as const]))(
  '%s on a %s is taken over without a complaint, fits and has no accessibility violation',
  async (path, _device, device) => {
    const page = await open(path, device)
    await untilHydrated(page)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await violationsOf(page)).toEqual([])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    expect(await idsThatStandTwice(page)).toEqual([])
  },
)

test('a profile on a phone, whose way back up takes several lines, has no accessibility violation', async () => {
  const page = await open('/directory/featured', PHONE)
  await untilHydrated(page)
  await page.locator('main article a').first().click()
  await page.waitForURL(/\/(?:sb|fj|pg|nc|vu)\/.+\/.+/)
  expect(await violationsOf(page)).toEqual([])
})

test('a page that the browser has stored runs its scripts again', async () => {
  const page = await open('/auth/sign-in')
  await untilHydrated(page)
  const again = await page.goto('/auth/sign-in')
  expect([200, 304]).toContain(again?.status())
  await untilHydrated(page)
})
