import { getMenuGroups } from '@portal/reference-data'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { PHONE, waitForHydration, visitors } from './browser.ts'
import { START, hrefs, sorted, getAddress, findPressableLinks, findPanel, quickMenu } from './menu-links.ts'
import { shareOut } from './share-out.ts'

const { open } = visitors()

const GROUPS = getMenuGroups('quick')

test.each(shareOut(GROUPS))('the quick menu’s $label by mouse and by keyboard', async ({ label, links }) => {
  const page = await open(START)
  await waitForHydration(page)
  const opener = quickMenu(page).getByRole('button', { name: label })
  await opener.click()
  const panel = await findPanel(page, opener)
  expect(sorted(await findPressableLinks(panel))).toEqual(sorted(hrefs(links)))
  await page.mouse.click(300, 600)
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  await opener.focus()
  await page.keyboard.press('Enter')
  await panel.locator('a[href]').first().waitFor()
  const found: string[] = []
  const groupsAfter = GROUPS.length - 1 - GROUPS.findIndex((group) => group.label === label)
  for (let step = 0; step < groupsAfter; step += 1) await page.keyboard.press('Tab')
  for (let step = 0; step < links.length; step += 1) {
    await page.keyboard.press('Tab')
    found.push((await page.evaluate(() => document.activeElement?.getAttribute('href'))) ?? '')
  }
  expect(sorted(found)).toEqual(sorted(hrefs(links)))
  await page.keyboard.press('Escape')
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

/** An element's centre, if it can be pressed there. */
const pressableCenter = (target: Locator): Promise<{ x: number; y: number } | null> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
  })

/**
 * Taps an element where it is, once it has stopped moving: Playwright’s own tap may scroll, and the bar hides while the
 * page is scrolled.
 */
async function tapInPlace(target: Locator): Promise<void> {
  const readings: Awaited<ReturnType<typeof pressableCenter>>[] = []
  const isStill = async () => {
    const before = readings.at(-1)
    const now = await pressableCenter(target)
    readings.push(now)
    return now !== null && now.x === before?.x && now.y === before.y
  }
  await expect.poll(isStill).toBe(true)
  const center = readings.at(-1)
  if (!center) throw new Error('There is nothing to tap')
  await target.page().touchscreen.tap(center.x, center.y)
}

test.each(shareOut(GROUPS))('the quick menu’s $label by touch on a phone', async ({ label, links }) => {
  const page = await open(START, PHONE)
  await waitForHydration(page)
  const opener = quickMenu(page).getByRole('button', { name: label })
  await tapInPlace(opener)
  const panel = await findPanel(page, opener)
  expect(sorted(await findPressableLinks(panel))).toEqual(sorted(hrefs(links)))
  await tapInPlace(panel.locator(`a[href="${links.at(-1)?.href}"]`))
  await expect.poll(() => getAddress(page)).toBe(links.at(-1)?.href)
  // Forms have no quick menu.
  await expect
    .poll(() => quickMenu(page).getByRole('button', { name: label, expanded: true }).count())
    .toBe(0)
})

test('on a phone the quick menu is a bar that hides while scrolling down and while typing', async () => {
  const page = await open('/contact', PHONE)
  await waitForHydration(page)
  const menu = quickMenu(page)
  await menu.waitFor({ state: 'visible' })
  const box = await menu.boundingBox()
  expect([box?.x, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, PHONE.viewport.height])
  expect(box?.height).toBeLessThanOrEqual(64)
  // Scrolls repeatedly: the bar may not be hydrated at first.
  const scroll = async (by: number) => {
    await page.evaluate((step) => window.scrollBy(0, step), by)
    return menu.isVisible()
  }
  await expect.poll(() => scroll(20)).toBe(false)
  await expect.poll(() => scroll(-20)).toBe(true)
  await page.getByRole('main').getByRole('textbox').first().focus()
  await menu.waitFor({ state: 'hidden' })
})
