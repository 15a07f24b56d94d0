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

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

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
  const suggestions = (await (await suggested).json()) as { label: string }[]
  const labels = suggestions.map(({ label }) => label)
  const list = form.getByRole('listbox')
  await expect.poll(() => list.getByRole('option').allTextContents()).toEqual(labels)
  return { page, form, field, list }
}

test.each(VISITOR_DEVICES)(
  'on %s the suggestions cover nothing of the form and shift nothing',
  async (_name, size) => {
    const { page, form, field, list } = await typeOnHome(size, 'ho')
    const box = await getBox(list)
    const above = await getBox(field)
    expect(box.y).toBeGreaterThanOrEqual(above.y + above.height)
    const others = [
      form.getByRole('combobox', { name: 'Province' }),
      form.getByRole('combobox', { name: 'Industry' }),
      form.getByRole('button', { name: 'Search' }),
    ]
    for (const other of others) expect(overlap(box, await getBox(other))).toBe(false)
    expect(box.x + box.width).toBeLessThanOrEqual(size.viewport.width)
    expect(await readShifts(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
  },
)

test.each(VISITOR_DEVICES)('on %s the button below the suggestions searches', async (_name, size) => {
  const { page, form } = await typeOnHome(size, 'ho')
  const button = form.getByRole('button', { name: 'Search' })
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await getBox(button)
  // At its place when the press begins.
  if ('hasTouch' in size) await page.touchscreen.tap(x + width / 2, y + height / 2)
  else await page.mouse.click(x + width / 2, y + height / 2, { delay: 80 })
  await expect.poll(() => page.url()).toMatch(/\/search\?q=ho/)
})

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
  const { page, form, field, list } = await typeOnHome(DESKTOP, 'ho')
  const groups = await list
    .getByRole('group')
    .evaluateAll((all) =>
      all.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    )
  expect(groups).toEqual(['Trades', 'Places', 'Businesses'])
  const count = await list.getByRole('option').count()
  expect(count).toBeLessThanOrEqual(8)
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
  expect(await form.getByRole('listbox').isVisible()).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})
