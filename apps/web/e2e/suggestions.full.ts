// cspell:ignore activedescendant
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { DESKTOP, PHONE, visitors, waitForHydration } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { hasFocus } from './keys.ts'

const { open } = visitors()

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function getBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} has no box`)
  return box
}

/** Counts layout shifts without input from now on. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('hadRecentInput' in entry && entry.hadRecentInput === false && 'value' in entry)
          shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift' })
  })

const readShifts = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'shifts'))

/** The most that are read. */
const MAX_SUGGESTIONS = 6

/** The headings by kind. */
const GROUPS = { trade: 'Trades', category: 'Trades', place: 'Places', business: 'Businesses' } as const

/** Types into the search of the home page, and waits for all that is offered then. */
async function typeOnHome(size: (typeof VISITOR_DEVICES)[number][1], text: string) {
  const page = await open('/', size)
  await waitForHydration(page)
  const form = page.getByRole('search', { name: 'Businesses' })
  const field = form.getByRole('combobox', { name: 'What are you looking for?' })
  await field.click()
  await watchShifts(page)
  const suggested = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/api/search/suggestions' && searchParams.get('q') === text
  })
  await page.keyboard.type(text, { delay: 60 })
  // Until then the list may have the suggestions for the first letter.
  const suggestions = (await (await suggested).json()) as { label: string; kind: keyof typeof GROUPS }[]
  const read = suggestions.slice(0, MAX_SUGGESTIONS)
  const labels = read.map(({ label }) => label)
  const groups = [...new Set(read.map(({ kind }) => GROUPS[kind]))]
  const fillsScreen = 'hasTouch' in size
  const offered = fillsScreen ? [...labels, `Search for “${text}”`] : labels
  const list = form.getByRole('listbox')
  await expect.poll(() => list.getByRole('option').allTextContents()).toEqual(offered)
  return { page, form, field, list, groups }
}

test('on a desktop the suggestions float below the field, and the button stays where it is', async () => {
  const page = await open('/', DESKTOP)
  await waitForHydration(page)
  const button = page.getByRole('search', { name: 'Businesses' }).getByRole('button', { name: 'Search' })
  const before = await getBox(button)
  const typed = await typeOnHome(DESKTOP, 'ho')
  const [box, above] = [await getBox(typed.list), await getBox(typed.field)]
  expect(box.y).toBeGreaterThanOrEqual(above.y + above.height)
  expect(box.x + box.width).toBeLessThanOrEqual(DESKTOP.viewport.width)
  expect(await getBox(typed.form.getByRole('button', { name: 'Search' }))).toEqual(before)
  expect(await readShifts(typed.page)).toEqual([])
  expect(await findViolations(typed.page)).toEqual([])
})

test('on a phone the search takes the screen, and its arrow leads back to the page', async () => {
  const { page, form, field, list } = await typeOnHome(PHONE, 'ho')
  const [box, above] = [await getBox(list), await getBox(field)]
  expect(above.y).toBeLessThan(40)
  expect(box.y).toBeGreaterThanOrEqual(above.y + above.height)
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.viewport.width)
  expect(await findViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Back to the page' }).click()
  await expect.poll(() => list.isVisible()).toBe(false)
  expect(await field.inputValue()).toBe('ho')
  expect((await getBox(field)).y).toBeGreaterThan(100)
})

test.each(VISITOR_DEVICES)(
  'on %s what is typed can be searched for with the list open',
  async (_name, size) => {
    const { page, list } = await typeOnHome(size, 'ho')
    if ('hasTouch' in size) await list.getByRole('option', { name: 'Search for “ho”' }).tap()
    else await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toMatch(/\/search\?q=ho$/)
  },
)

test('suggestions don’t move the content beside them', async () => {
  const page = await open('/', DESKTOP)
  await waitForHydration(page)
  const map = page
    .getByRole('main')
    .getByRole('link', { name: /^Temotu/ })
    .first()
  const before = await getBox(map)
  const form = page.getByRole('search', { name: 'Businesses' })
  await form.getByRole('combobox', { name: 'What are you looking for?' }).fill('ho')
  await form.getByRole('option').first().waitFor()
  expect(await getBox(map)).toEqual(before)
})

test('arrow keys move through the groups, Esc closes and then clears, Tab leaves', async () => {
  const { page, form, field, list, groups } = await typeOnHome(DESKTOP, 'ho')
  const shown = await list
    .getByRole('group')
    .evaluateAll((all) =>
      all.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    )
  expect(shown).toEqual(groups)
  expect(groups.length).toBeGreaterThan(1)
  const count = await list.getByRole('option').count()
  expect(count).toBe(MAX_SUGGESTIONS)
  const walked: (string | null)[] = []
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('ArrowDown')
    walked.push(await field.getAttribute('aria-activedescendant'))
  }
  expect(new Set(walked).size).toBe(count)
  await page.keyboard.press('Escape')
  expect(await list.isVisible()).toBe(false)
  expect(await field.inputValue()).toBe('ho')
  await page.keyboard.press('Escape')
  expect(await field.inputValue()).toBe('')
  await page.keyboard.type('ho')
  await form.getByRole('option').first().waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => list.isVisible()).toBe(false)
  expect(await hasFocus(form.getByRole('combobox', { name: 'Province' }))).toBe(true)
})

test('recent searches are offered in the empty field, until they are cleared', async () => {
  const { page } = await typeOnHome(PHONE, 'hotel')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Results for “hotel”' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('["hotel"]')
  await page.goto('/')
  await waitForHydration(page)
  const form = page.getByRole('search', { name: 'Businesses' })
  await form.getByRole('combobox', { name: 'What are you looking for?' }).click()
  await form.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'hotel' }).waitFor()
  await form.getByRole('button', { name: 'Clear recent searches' }).click()
  await form.getByRole('group', { name: 'Recent searches' }).waitFor({ state: 'detached' })
  expect(await form.getByRole('option', { name: 'Boat repair in Auki' }).isVisible()).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})
