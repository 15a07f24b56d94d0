import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, visitors, waitForHydration } from './browser.ts'
import { findLostInShell, findUnlabelled, isOutlined } from './drawn.ts'
import { hasFocus } from './keys.ts'

/** Large and spaced texts, forced colours and fingers on many pages, and the focus in each kind of list. */

const { open, openAs } = visitors()

const LISTING = '/directory'

const openHydrated = async (path: string, options: Parameters<typeof open>[1] = DESKTOP): Promise<Page> => {
  const page = await open(path, options)
  await waitForHydration(page)
  return page
}

const TEXT_SPACING = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
  p { margin-bottom: 2em !important }`
const LARGE_TEXT = 'html { font-size: 200% !important }'

test.each(
  [1280, 1440, 390].flatMap((width) => [
    [width, 'spaced text', TEXT_SPACING] as const,
    [width, 'text of 200 %', LARGE_TEXT] as const,
  ]),
)('at %i px header and quick menu hold %s', async (width, _what, content) => {
  const page = await openHydrated(LISTING, { viewport: { width, height: 900 }, bypassCSP: true })
  await page.addStyleTag({ content })
  await expect.poll(() => findLostInShell(page)).toEqual([])
  expect(await page.getByRole('banner').getByRole('link', { name: 'Pacific Business Portal' }).count()).toBe(
    1,
  )
})

test.each([
  ['the chosen tab', '/news', 'nav [aria-current="page"][data-item]'],
  ['the chosen layout', LISTING, 'main a[data-view][aria-current]'],
  ['the current page of a list', `${LISTING}?page=2`, 'nav[aria-label="Pages"] [aria-current]'],
  ['the last breadcrumb', LISTING, 'nav[aria-label="Breadcrumb"] [aria-current]'],
  ['a chosen filter', `${LISTING}?province=malaita`, 'main [data-chosen=""]'],
  ['a chosen card of options', '/quote-builder', 'label:has(input[name="country"]:checked)'],
  ['the current section', '/countries/fiji', 'nav [aria-current]'],
])('in forced colours %s has a line around it', async (_what, path, selector) => {
  const page = await open(path)
  await page.emulateMedia({ forcedColors: 'active' })
  await waitForHydration(page)
  if (path === '/quote-builder') await page.getByRole('radio', { name: 'Fiji' }).check()
  await expect.poll(() => isOutlined(page.locator(selector).first())).toBe(true)
})

test('the loading animations can be paused', async () => {
  const page = await openHydrated('/loading-showcase')
  const moving = () =>
    page
      .getByRole('main')
      .evaluate(
        (main) =>
          main.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      )
  const percent = () => page.getByRole('progressbar', { name: 'Sending photos' }).getAttribute('value')
  await expect.poll(moving).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause animations' }).press('Enter')
  await expect.poll(moving).toBe(0)
  const stopped = await percent()
  // Longer than a tick of the progress.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await percent()).toBe(stopped)
  await page.getByRole('button', { name: 'Play animations' }).press('Enter')
  await expect.poll(moving).toBeGreaterThan(0)
})

test('links of header, breadcrumb and footer are large enough for fingers', async () => {
  const page = await openHydrated('/countries/malaita-province/doing-business', PHONE)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, nav[aria-label="Breadcrumb"] a, footer a')]
      .filter((link) => link.checkVisibility())
      .filter((link) => link.getBoundingClientRect().height < 43.5)
      .map((link) => link.textContent),
  )
  expect(small).toEqual([])
})

const expectHeading = (page: Page, name: RegExp) =>
  expect.poll(() => hasFocus(page.getByRole('main').getByRole('heading', { level: 2, name }))).toBe(true)

test.each([
  ['/tenders', /^Tenders$/],
  ['/skills', /^Next courses$/],
])('the next page of %s focuses the results’ heading and names itself in the title', async (path, name) => {
  const page = await openHydrated(path)
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expectHeading(page, name)
  await expect.poll(() => page.title()).toMatch(/ - page 2 \| Pacific Business Portal$/)
})

test.each([
  '/directory',
  '/search?q=oil',
  '/tenders',
  '/jobs',
  '/news',
  '/events',
  '/resources',
  '/industries',
])('the filters of %s have labels that can be seen', async (path) => {
  const page = await openHydrated(path)
  expect(await page.getByRole('main').getByRole('combobox').count()).toBeGreaterThan(0)
  expect(await findUnlabelled(page)).toEqual([])
})

test('a filter that leads to another address keeps the focus', async () => {
  const page = await openHydrated('/directory/industries/fisheries')
  const province = page.getByRole('combobox', { name: 'Province' })
  await province.focus()
  await province.selectOption({ index: 1 })
  await page.waitForURL((url) => url.searchParams.has('province'))
  expect(await hasFocus(province)).toBe(true)
})

test('loading more of the queue keeps the focus on its heading', async () => {
  const page = await openAs('admin@portal.test', '/admin')
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expectHeading(page, /^Moderation Queue/)
  await page.getByRole('list', { name: 'Items to review' }).getByRole('link').nth(25).waitFor()
  expect(await hasFocus(page.getByRole('heading', { level: 2, name: /^Moderation Queue/ }))).toBe(true)
})

test('the next page of an administrator’s list focuses its heading', async () => {
  const page = await openAs('admin@portal.test', '/admin?tab=businesses')
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expectHeading(page, /^All Businesses$/)
  await expect.poll(() => page.title()).toContain('All Businesses - page 2')
})
