import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { DESKTOP, PHONE, waitForHydration, visitors } from './browser.ts'

/** Lists of businesses with their filters, on phones, by keys and without script. */

const { open } = visitors()

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '')

test('on a phone Tab goes through the bar of a list row by row, from left to right', async () => {
  const page = await open('/directory?type=B2B', PHONE)
  await waitForHydration(page)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).focus()
  const places: (readonly [string, number, number])[] = []
  while (places.at(-1)?.[0] !== 'Top Rated' && places.length < 20) {
    await page.keyboard.press('Tab')
    places.push(
      await page.evaluate(() => {
        const focus = document.activeElement
        const { left = 0, top = 0 } = focus?.getBoundingClientRect() ?? {}
        return [focus?.textContent.trim() ?? '', Math.round(top + scrollY), left] as const
      }),
    )
  }
  expect(places[0]?.[0]).toBe('Filters (1)')
  const names = places.map(([name]) => name)
  expect(names.slice(0, 4)).toEqual(['Filters (1)', 'Map', 'Near me', 'Remove filter B2B'])
  expect(places.at(-1)?.[0]).toBe('Top Rated')
  expect(places).toEqual(places.toSorted(([, y, x], [, top, left]) => y - top || x - left))
})

test('on a phone filters are chosen in a sheet and removed by chips', async () => {
  const page = await open('/directory?type=B2B', PHONE)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('combobox', { name: 'Country' }).selectOption('sb')
  await sheet.getByRole('combobox', { name: 'Town' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
  await page.waitForURL(/country=sb/)
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Filters (2)')
  await page.getByRole('link', { name: 'Remove filter B2B' }).click()
  await page.waitForURL((url) => url.search === '?country=sb')
  // The focused element is gone.
  await expect.poll(() => focused(page)).toMatch(/^\d+ business\(es\) found$/)
  // The earlier list is cached: it is shown before the sheet has closed.
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await sheet.getByRole('checkbox', { name: 'B2B' }).check()
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Filters (2)')
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('without script filters are a form, on %s', async (_device, device) => {
  const page = await open('/directory?sort=newest', { ...device, javaScriptEnabled: false })
  const filters = page.getByRole('region', { name: 'Filters' })
  if (device === PHONE) await page.getByRole('link', { name: 'Filters', exact: true }).click()
  await filters.getByRole('combobox', { name: 'Province' }).selectOption('malaita')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL((url) => url.searchParams.get('province') === 'malaita')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('newest')
  if (device === PHONE) await page.getByRole('link', { name: 'Filters (1)' }).click()
  await filters.getByRole('link', { name: 'More filters' }).click()
  await page.waitForURL(/\/directory\/search\?/)
  await filters.getByRole('checkbox', { name: 'Verified' }).check()
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/\/directory\/search\?.*verified=true/)
  await page.getByRole('link', { name: 'Remove filter Malaita Province' }).click()
  await page.waitForURL((url) => !url.searchParams.has('province') && url.searchParams.has('verified'))
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
})

test('the map works without script', async () => {
  const page = await open('/directory', { ...DESKTOP, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const map = page.getByRole('group', { name: /^Map of \d+ businesses$/ })
  expect(await map.getByRole('link').count()).toBeGreaterThan(1)
})

test('the nearest businesses are listed by the device’s location', async () => {
  const page = await open('/directory', {
    ...PHONE,
    geolocation: { latitude: -8.7676, longitude: 160.6971 },
    permissions: ['geolocation'],
  })
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.waitForURL((url) => url.searchParams.get('near') === '-8.768,160.697')
  await page.getByRole('link', { name: 'Remove filter Near you' }).waitFor()
  // The chip shows before its list.
  const first = page.getByRole('main').getByRole('article').first()
  await expect.poll(() => first.textContent()).toMatch(/\d (?:km|m)\b/)
})
