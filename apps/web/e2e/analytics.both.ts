import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { visitors } from './browser.ts'
import { ADMIN_DEVICES } from './share-out.ts'
import { itemTitle, openSecondItem } from './queue-item.ts'

/** The figures show visitors' activity, the audit trail that of administrators. */

const { open, openAs } = visitors()

/** Whether nothing is wider than the page. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

const TEXT = 'submarine cables'

test.each(ADMIN_DEVICES)('on %s an administrator reads searches and the audit trail', async (_, options) => {
  for (let visit = 0; visit < 3; visit++) {
    const visitor = await open('/', options)
    const counted = visitor.waitForResponse((response) => response.url().endsWith('/api/searches'))
    await visitor.goto(`/search?q=${encodeURIComponent(TEXT)}`)
    expect((await counted).status()).toBe(204)
    await visitor.context().close()
  }

  const page = await openAs('admin@portal.test', '/admin?tab=analytics&searches=none', options)
  const searches = page.getByRole('region', { name: 'Searches' })
  // In the table of all, and in that of those to add words for.
  await expect.poll(() => searches.getByRole('row', { name: new RegExp(`^${TEXT} `) }).count()).toBe(2)
  const listings = page.getByRole('region', { name: 'Listings' })
  await listings.getByRole('link', { name: 'Fiji', exact: true }).click()
  await page.waitForURL(/key=fj/)
  await listings.getByRole('button', { name: /^Show as a table/ }).click()
  await listings.getByRole('table', { name: 'Listings by day: Fiji' }).getByRole('cell').first().waitFor()
  await listings.getByRole('button', { name: /^Hide the table/ }).waitFor()
  expect(await fits(page)).toBe(true)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await searches.getByRole('link', { name: /^CSV by words/ }).click()
  expect((await file).suggestedFilename()).toBe('search-texts.csv')

  await page.goto('/admin?queue=businesses')
  const title = await openSecondItem(page)
  await page.keyboard.press('a')
  await expect.poll(() => itemTitle(page).textContent()).not.toBe(title)
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
  const entry = page
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Approved: business/ }) })
    .filter({ hasText: title })
    .first()
  await entry.getByRole('row', { name: /^Status\b.*pending.*approved/ }).waitFor()
  expect(await fits(page)).toBe(true)
  // The bar at the bottom of a phone covers the filters' last row until the page is scrolled.
  await page.evaluate(() => window.scrollTo(0, 300))
  await expectAccessible(page)
  await entry.getByRole('link', { name: 'All about this business' }).click()
  await page.waitForURL(/subject=\d+/)
  await page.getByRole('combobox', { name: 'Action' }).selectOption('approved')
  await page.waitForURL(/action=approved/)
  await entry.waitFor()
})
