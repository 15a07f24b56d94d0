import { getMenu } from '@portal/reference-data'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { PHONE, waitForHydration, visitors } from './browser.ts'
import {
  MENUS,
  START,
  hrefs,
  sorted,
  getAddress,
  findPressableLinks,
  findPanel,
  quickMenu,
} from './menu-links.ts'
import { shareOut } from './share-out.ts'

const { open } = visitors()

/** A tablet in landscape: as wide as a desktop, with touch. */
const TABLET = { viewport: { width: 1366, height: 1024 }, hasTouch: true } as const

const trigger = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })

/** All links of an open menu; `reveal` opens province cards. */
async function findLinks(panel: Locator, reveal: (opener: Locator) => Promise<void>): Promise<string[]> {
  await panel.locator('a[href]').first().waitFor()
  const openers = await panel.locator('button').all()
  const found = new Set(await findPressableLinks(panel))
  for (const opener of openers) {
    await reveal(opener)
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true')
    for (const link of await findPressableLinks(panel)) found.add(link)
  }
  return [...found]
}

test.each(shareOut(Object.entries(MENUS)))('the %s menu by mouse', async (name, expected) => {
  const page = await open(START)
  await waitForHydration(page)
  const opener = trigger(page, name)
  await opener.hover()
  const panel = await findPanel(page, opener)
  expect(sorted(await findLinks(panel, (province) => province.hover()))).toEqual(sorted(expected))
  await page.mouse.move(10, 700)
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  await opener.click()
  await panel.locator(`a[href="${expected.at(0)}"]`).click()
  await expect.poll(() => getAddress(page)).toBe(expected.at(0))
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
})

test.each(shareOut(Object.keys(MENUS), 0))(
  'there is no gap between %s and its panel for a slow pointer',
  async (name) => {
    const page = await open(START)
    await waitForHydration(page)
    for (const scrolled of [0, 400]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolled)
      const opener = trigger(page, name)
      await opener.hover()
      const panel = await findPanel(page, opener)
      const gap = async () => {
        const item = await opener.locator('xpath=..').boundingBox()
        const below = await panel.boundingBox()
        return item && below && Math.round(below.y - item.y - item.height)
      }
      await expect.poll(gap).toBe(0)
      await page.mouse.move(10, 700)
      await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
    }
  },
)

test.each(shareOut(Object.entries(MENUS)))('the %s menu by touch', async (name, expected) => {
  const page = await open(START, TABLET)
  await waitForHydration(page)
  const opener = trigger(page, name)
  await opener.tap()
  const panel = await findPanel(page, opener)
  expect(sorted(await findLinks(panel, (province) => province.tap()))).toEqual(sorted(expected))
  await page.touchscreen.tap(40, 980)
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
})

/** The focused element: a link's href or a button's name, and whether it is inside the panel. */
const focused = (page: Page, panelId: string) =>
  page.evaluate((id) => {
    const element = document.activeElement
    return {
      isInside: element?.closest(`[id="${id}"]`) !== null,
      href: element?.getAttribute('href') ?? null,
      isFolded: element?.getAttribute('aria-expanded') === 'false',
    }
  }, panelId)

/** All links that Tab reaches in an open panel, until focus leaves it. */
async function tabThrough(page: Page, panelId: string): Promise<string[]> {
  const found = new Set<string>()
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab')
    const { isInside, href, isFolded } = await focused(page, panelId)
    if (!isInside) return [...found]
    if (isFolded) await page.keyboard.press('Enter')
    if (href) found.add(href)
  }
  throw new Error('Tab does not leave the menu')
}

test.each(shareOut(Object.entries(MENUS)))('the %s menu by keyboard', async (name, expected) => {
  const page = await open(START)
  await waitForHydration(page)
  const opener = trigger(page, name)
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = await findPanel(page, opener)
  await panel.locator('a[href]').first().waitFor()
  const panelId = (await panel.getAttribute('id')) ?? ''
  expect(sorted(await tabThrough(page, panelId))).toEqual(sorted(expected))
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => getAddress(page)).toBe(expected[0])
})

test('Dive In loads the Digital Growth Centre with a full page load', async () => {
  const page = await open(START)
  await waitForHydration(page)
  await quickMenu(page).getByRole('button', { name: 'Digital Growth Centre' }).click()
  const loaded = page.waitForEvent('load')
  await quickMenu(page).getByRole('link', { name: 'Dive In' }).click()
  await loaded
  expect(getAddress(page)).toBe('/resources')
})

test('the phone menu by touch and by keyboard', async () => {
  const page = await open(START, PHONE)
  await waitForHydration(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const expected = [
    ...hrefs(getMenu('phone')),
    ...hrefs(getMenu('phone-buttons')),
    '/saved',
    `/auth/sign-in?returnTo=${encodeURIComponent(START)}`,
    `/auth/register?returnTo=${encodeURIComponent(START)}`,
  ]
  await opener.tap()
  expect(await findPressableLinks(menu)).toEqual(expected)
  for (const href of expected) await menu.locator(`a[href="${href}"]`).focus()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await opener.tap()
  await menu.getByRole('link', { name: 'Dive In' }).tap()
  await expect.poll(() => getAddress(page)).toBe('/resources')
  await menu.waitFor({ state: 'detached' })
})

test('all links of the footer can be pressed', async () => {
  const page = await open(START)
  await waitForHydration(page)
  const found = await findPressableLinks(page.getByRole('contentinfo'))
  expect(found).toEqual(expect.arrayContaining([...hrefs(getMenu('footer')), '/sitemap']))
  expect(found.filter((link) => link.includes(' is under '))).toEqual([])
})
