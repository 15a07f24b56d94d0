import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { PHONE, untilHydrated, visitors } from './browser.ts'

const { open } = visitors()

const LISTING = '/directory'

/** Class names of everything in the page's main part, in order. */
const classNames = (page: Page): Promise<string[]> =>
  page
    .locator('main *')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''))

test('a screen has the same class names from the server and after a navigation', async () => {
  const served = await open(LISTING, { javaScriptEnabled: false })
  const navigated = await open('/auth/register')
  await untilHydrated(navigated)
  await navigated.getByRole('contentinfo').getByRole('link', { name: 'Directory', exact: true }).click()
  await navigated.getByRole('heading', { level: 1, name: 'Directory' }).waitFor()
  await navigated.locator('main article, main li').first().waitFor()
  await expect.poll(() => classNames(navigated)).toEqual(await classNames(served))
})

test.each(['/', LISTING, '/auth/register'])(
  'on %s the ids that tie things together are the server’s and the browser’s',
  async (path) => {
    const page = await open(path)
    await untilHydrated(page)
    await page.locator('[data-app]').waitFor()
    const [tied, different] = await page.evaluate(() => {
      const names = { id: 'id', for: 'htmlFor', 'aria-labelledby': 'aria-labelledby' } as const
      const pairs = [...document.querySelectorAll('[id], [for], [aria-labelledby]')].flatMap((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
        if (!key) return []
        const props = (element as unknown as Record<string, Record<string, string>>)[key] ?? {}
        return Object.entries(names)
          .filter(([name]) => element.hasAttribute(name))
          .map(([name, prop]) => [element.getAttribute(name), props[prop]])
      })
      return [pairs.length, pairs.filter(([served, own]) => served !== own)] as const
    })
    expect(tied).toBeGreaterThan(3)
    expect(different).toEqual([])
  },
)

test('the browser keeps one copy of the server’s styles', async () => {
  const page = await open(LISTING)
  await untilHydrated(page)
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  )
  expect(rules.length).toBeGreaterThan(100)
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
})

test('the header shrinks from 120 to 100 px after 100 px of scroll, and nothing under it moves', async () => {
  const page = await open(LISTING)
  await untilHydrated(page)
  const header = page.getByRole('banner')
  const height = async () => (await header.boundingBox())?.height
  const top = () =>
    page.evaluate(
      () => (document.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY,
    )
  const before = await top()
  expect(await height()).toBe(120)
  await page.evaluate(() => window.scrollTo(0, 90))
  expect(await height()).toBe(120)
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(height).toBe(100)
  await expect.poll(top).toBe(before)
})

test('menus open on hover, close with Esc, and are plain links without script', async () => {
  const page = await open(LISTING)
  await untilHydrated(page)
  const trigger = page.getByRole('button', { name: 'Industries' })
  await trigger.hover()
  await page.getByRole('link', { name: 'Energy & Renewables' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
  const plain = await open(LISTING, { javaScriptEnabled: false })
  await plain.getByRole('link', { name: 'Industries' }).first().click()
  expect(new URL(plain.url()).pathname).toBe('/directory/industries')
})

test('without script a phone’s menu leads to the links at the end of the page', async () => {
  const page = await open(LISTING, { ...PHONE, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Menu' }).click()
  expect(new URL(page.url()).hash).toBe('#site-links')
})

test('Back returns to where the page was scrolled', async () => {
  const page = await open(LISTING)
  await untilHydrated(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  // Playwright's own click moves the page to bring a sticky header's link into view.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Directory' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('the search over the page finds by suggestion and by Enter', async () => {
  const page = await open(LISTING)
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('malaita')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=malaita')
  await page.getByRole('heading', { level: 1 }).waitFor()
})
