import type { Page } from 'playwright'
import { findViolations } from './axe.ts'
import { waitForHydration } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'

/** The narrowest phone. */
export const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const

const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Scripts and labels refer to elements by id. */
const findDuplicateIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, position) => ids.indexOf(id) < position)
  })

/** Makes the viewport as high as the page, so that sticky elements cover nothing. */
async function fitViewport(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? NARROW.viewport
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, 16_000) })
}

/** Faults of the current page. */
export async function findFaults(page: Page): Promise<string[]> {
  await waitForHydration(page)
  await waitForNetworkIdle(page)
  // A page that redirects in the browser is still loading the other one; one without a heading is reported below.
  await page
    .locator('h1')
    .first()
    .waitFor()
    .catch(() => undefined)
  const before = page.viewportSize()
  await fitViewport(page)
  const violations = await findViolations(page)
  const headings = await page.locator('h1').count()
  const sideways = await measureOverflow(page)
  const twice = await findDuplicateIds(page)
  const { pathname, search } = new URL(page.url())
  const path = pathname + search
  if (before) await page.setViewportSize(before)
  return [
    ...violations.map((violation) => `${path}: ${violation}`),
    ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
    ...(sideways <= 0 ? [] : [`${path}: ${sideways} px wider than ${page.viewportSize()?.width}`]),
    ...twice.map((id) => `${path}: the id ${id} stands twice`),
  ]
}
