import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { visitors, waitForHydration } from './browser.ts'
import { shareOut } from './share-out.ts'

/** Prices and other tables, readable on any screen. */

const { open } = visitors()

/** Texts of the page's table cells that reach beyond the window or are cut. */
const cutCells = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('td, tbody th')]
        .filter(
          (cell) =>
            cell.scrollWidth > cell.clientWidth + 1 ||
            cell.getBoundingClientRect().right > window.innerWidth ||
            cell.getBoundingClientRect().left < 0,
        )
        .map((cell) => cell.textContent),
    )

test.each(
  shareOut([
    ['/pricing', 390],
    ['/pricing', 320],
    ['/pricing', 1280],
    ['/pricing/how-it-works', 390],
    ['/resources/register-a-business-new-caledonia', 390],
  ] as const),
)('every cell of the tables of %s can be read at %i pixels', async (path, width) => {
  const page = await open(path, { viewport: { width, height: 844 } })
  await waitForHydration(page)
  expect(await page.getByRole('main').locator('td').count()).toBeGreaterThan(5)
  expect(await cutCells(page)).toEqual([])
  await expectAccessible(page)
})

test('the plans and the example can be compared without script', async () => {
  const page = await open('/pricing', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.getByText('Recommended').waitFor()
  expect(await page.getByRole('link', { name: 'Choose Enhanced: Enhanced' }).getAttribute('href')).toBe(
    '/upgrade?plan=enhanced',
  )
  await page.getByRole('heading', { name: 'On Standard' }).waitFor()
})

test('the example is shown to a visitor who leaves before scrolling and returns', async () => {
  const page = await open('/pricing', { viewport: { width: 1280, height: 800 } })
  await waitForHydration(page)
  // By then its script waits for the first scroll.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))))
  await page.getByRole('link', { name: 'Request a website quote' }).first().click()
  await page.waitForURL('**/quote-builder')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Plans and pricing' }).waitFor()
  const example = page.getByRole('region', { name: 'One listing on each plan' })
  await example.waitFor()
  expect(await example.getByRole('heading', { name: 'On Standard' }).isVisible()).toBe(true)
})
