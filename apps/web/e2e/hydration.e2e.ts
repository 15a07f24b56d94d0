import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitors, waitForHydration, waitUntilHydrated } from './browser.ts'
import { delayScripts } from './delayed-scripts.ts'

/** The browser hydrates the server's page unchanged, with input from before. */

const { open } = visitors()

const LISTING = '/directory'

/**
 * Class names of all elements of cards: the content around them has controls that only pages with or without script
 * have.
 */
const classNames = (page: Page): Promise<string[]> =>
  page
    .locator('main article *')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''))

test('a screen has the same class names when rendered on the server and after a navigation', async () => {
  const served = await open(LISTING, { javaScriptEnabled: false })
  const navigated = await open('/auth/register')
  await waitForHydration(navigated)
  await navigated.getByRole('contentinfo').getByRole('link', { name: 'Directory', exact: true }).click()
  await navigated.getByRole('heading', { level: 1, name: 'Directory' }).waitFor()
  await navigated.locator('main article, main li').first().waitFor()
  // With script there are also hearts and the opening state.
  const expected = await classNames(served)
  const missing = async () => {
    const present = new Set(await classNames(navigated))
    return expected.filter((name) => !present.has(name))
  }
  await expect.poll(missing).toEqual([])
})

/** Ids and references to them, in the server’s HTML and in React’s props. */
const readIds = (page: Page) =>
  page.evaluate(() => {
    const names = { id: 'id', for: 'htmlFor', 'aria-labelledby': 'aria-labelledby' } as const
    return [...document.querySelectorAll('[id], [for], [aria-labelledby]')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
      if (!key) return []
      const props = (element as unknown as Record<string, Record<string, string>>)[key] ?? {}
      return Object.entries(names)
        .filter(([name]) => element.hasAttribute(name))
        .map(([name, prop]) => [element.getAttribute(name), props[prop]] as const)
    })
  })

test.each(['/', LISTING, '/auth/register'])(
  'on %s ids and references are the same on the server and in the browser',
  async (path) => {
    const page = await open(path)
    await waitForHydration(page)
    // Lazy islands hydrate one after another.
    await expect.poll(async () => (await readIds(page)).length).toBeGreaterThan(3)
    expect((await readIds(page)).filter(([served, own]) => served !== own)).toEqual([])
  },
)

test('the browser has one copy of the server’s styles', async () => {
  const page = await open(LISTING)
  await waitForHydration(page)
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  )
  expect(rules.length).toBeGreaterThan(100)
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
})

test('a page from the browser’s cache runs its scripts', async () => {
  const page = await open('/auth/sign-in')
  await waitForHydration(page)
  const again = await page.goto('/auth/sign-in')
  expect([200, 304]).toContain(again?.status())
  await waitForHydration(page)
})

async function openWithDelayedScripts(path: string) {
  const page = await open('/health/live')
  const release = await delayScripts(page)
  await page.goto(path)
  return { page, release }
}

test.each([
  ['/', 'q'],
  ['/register-business', 'shopName'],
  ['/events/submit', 'title'],
  ['/auth/sign-in', 'email'],
])('hydration on %s keeps text typed into %s before', async (path, name) => {
  const { page, release } = await openWithDelayedScripts(path)
  const field = page.locator(`main [name=${name}]`).first()
  await field.fill('solar@pumps.test')
  await release()
  await waitUntilHydrated(field)
  expect(await field.inputValue()).toBe('solar@pumps.test')
})

test('hydration applies a choice made before', async () => {
  const { page, release } = await openWithDelayedScripts(LISTING)
  const select = page.locator('main select[name=sort]')
  await select.evaluate((node: HTMLSelectElement) => {
    node.value = 'newest'
    for (const kind of ['input', 'change']) node.dispatchEvent(new Event(kind, { bubbles: true }))
  })
  await release()
  await page.waitForURL((url) => url.searchParams.get('sort') === 'newest')
  expect(await select.inputValue()).toBe('newest')
})
