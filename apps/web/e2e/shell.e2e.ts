import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { PHONE, visitors, waitForHydration } from './browser.ts'

const { open } = visitors()

const LISTING = '/directory'

test('menus open on hover, close with Esc, and are plain links without JavaScript', async () => {
  const page = await open(LISTING)
  await waitForHydration(page)
  const trigger = page.getByRole('button', { name: 'Industries' })
  await trigger.hover()
  await page.getByRole('link', { name: 'Energy & Renewables' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
  const plain = await open(LISTING, { javaScriptEnabled: false })
  await plain.getByRole('link', { name: 'Industries' }).first().click()
  expect(new URL(plain.url()).pathname).toBe('/industries')
})

test('without JavaScript the phone menu links to the footer’s links', async () => {
  const page = await open(LISTING, { ...PHONE, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Menu' }).click()
  expect(new URL(page.url()).hash).toBe('#site-links')
})

test('without JavaScript the footer does not lead to saved businesses, which need it', async () => {
  const plain = await open(LISTING, { ...PHONE, javaScriptEnabled: false })
  await plain.locator('footer summary', { hasText: 'Your account' }).click()
  const shown = plain.getByRole('navigation', { name: 'Your account' }).getByRole('link')
  expect(await shown.allInnerTexts()).toEqual(['Sign In', 'Register', 'My Dashboard'])
})

test('Back restores the scroll position', async () => {
  const page = await open(LISTING)
  await waitForHydration(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  // Playwright's click would scroll to the sticky header's link.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Directory' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('the search overlay navigates by suggestion and by Enter', async () => {
  const page = await open(LISTING)
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('malaita')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=malaita')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await focusAfterModal(page)).toBe('H1')
})

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

/** The focused element after the modal has closed and the script that moves the focus, which may come late, has moved it. */
async function focusAfterModal(page: Page): Promise<string | undefined> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focusedTag(page)).toBe('H1')
  // The modal moves the focus in a timer after closing: ours is set after it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
  return focusedTag(page)
}

test('after a link in the phone menu the new page’s heading has the focus', async () => {
  const page = await open(LISTING, PHONE)
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'News' }).click()
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
  expect(await focusAfterModal(page)).toBe('H1')
})
