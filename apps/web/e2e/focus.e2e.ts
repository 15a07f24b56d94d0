import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { DESKTOP, PHONE, visitors, waitForHydration, waitUntilHydrated } from './browser.ts'
import { isUncovered } from './drawn.ts'
import { hasFocus, tabTo } from './keys.ts'
import { openPhotos } from './own-photos.ts'

/** Whether the keyboard's focus is right and visible: in menus, dialogs, sheets, and lists that change. */

const { open, openAs } = visitors()

const LISTING = '/directory'

const openHydrated = async (path: string, options: Parameters<typeof open>[1] = DESKTOP): Promise<Page> => {
  const page = await open(path, options)
  await waitForHydration(page)
  return page
}

const focused = (page: Page): Locator => page.locator(':focus')

test.each([
  ['Menu', PHONE],
  ['Search', DESKTOP],
] as const)('%s is a button that says what it opens, and Space presses it', async (name, device) => {
  const page = await openHydrated(LISTING, device)
  const opener = page.getByRole('banner').getByRole('button', { name })
  expect(await opener.getAttribute('aria-haspopup')).toBe('dialog')
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  await opener.focus()
  await page.keyboard.press('Space')
  await page.getByRole('dialog', { name }).waitFor()
  expect(await page.locator('[aria-haspopup][aria-expanded="true"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
})

test('the share sheet traps the focus while it is open and returns it', async () => {
  const page = await openHydrated('/example-business')
  const opener = page.getByRole('button', { name: 'Share', exact: true })
  const sheet = page.getByRole('dialog', { name: /^Share/ })
  await waitUntilHydrated(opener)
  await opener.press('Enter')
  await expect.poll(() => hasFocus(sheet)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(sheet.getByRole('link', { name: 'WhatsApp' }))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
  await opener.press('Enter')
  await expect.poll(() => hasFocus(sheet)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await sheet.waitFor({ state: 'hidden' })
})

test('the last Next of a photo dialog keeps the focus, and Esc returns it', async () => {
  const page = await open('/auth/sign-in', PHONE)
  const { opener, dialog, shown } = await openPhotos(page, 'Lata Carvers')
  await page.keyboard.press('ArrowRight')
  await shown(2)
  const next = dialog.getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await shown(2)
  expect(await hasFocus(next)).toBe(true)
  expect(await next.isDisabled()).toBe(true)
  await page.keyboard.press('Home')
  await shown(1)
  await page.keyboard.press('End')
  await shown(2)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await hasFocus(opener)).toBe(true)
})

test('on a phone the quick menu hides from a focused element and shows when focused itself', async () => {
  const page = await openHydrated('/news', { viewport: { width: 390, height: 700 } })
  const menu = page.getByRole('navigation', { name: 'Quick menu' })
  await waitUntilHydrated(menu)
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isUncovered(focused(page))).toBe(true)
  }
  // A focused field hides the menu.
  await page.getByRole('main').getByRole('link').last().focus()
  await tabTo(page, menu.getByRole('button', { name: 'Events' }))
  await expect.poll(() => isUncovered(menu.getByRole('button', { name: 'Events' }))).toBe(true)
})

test.each([
  [1280, 720],
  [640, 512],
  [320, 256],
])('at %i x %i px nothing covers the focused element of a list', async (width, height) => {
  const page = await openHydrated(LISTING, { viewport: { width, height } })
  const keys = [...Array<string>(25).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]
  for (const key of keys) {
    await page.keyboard.press(key)
    await expect.poll(() => isUncovered(focused(page))).toBe(true)
  }
})

test('on a small screen the focused note of a rejection is fully visible', async () => {
  const page = await openAs('admin@portal.test', '/admin', { viewport: { width: 320, height: 256 } })
  await page.getByRole('list', { name: 'Items to review' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Reject with a reason…' }).first().click()
  const note = page.getByRole('dialog').getByRole('textbox')
  await tabTo(page, note)
  await expect.poll(() => isUncovered(note)).toBe(true)
})

test('a sort order is chosen with arrow keys, and its select keeps the focus until it is applied', async () => {
  const page = await openHydrated(LISTING)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await order.focus()
  for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown')
  expect(await order.inputValue()).toBe('alphabetical')
  expect([await hasFocus(order), visited]).toEqual([true, []])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/directory?sort=alphabetical')
  expect(visited).toEqual([page.url()])
  expect(await hasFocus(order)).toBe(true)
})

test('the next page of a list focuses the results’ heading', async () => {
  const page = await openHydrated(LISTING)
  // Links far down are hydrated after the page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: /business\(es\) found/ })
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await expect.poll(() => page.title()).toMatch(/ - page 2 \| Pacific Business Portal$/)
})
