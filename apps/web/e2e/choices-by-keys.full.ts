import { expect, test } from 'vitest'
import { DESKTOP, waitForHydration, visitors } from './browser.ts'

/** Filters with the keyboard: arrow keys only change the selection, Enter and leaving the select apply it. */

const { open } = visitors()

test.each([
  ['/directory', 'Province', 'Enter'],
  ['/search?q=oil', 'Industry', 'Tab'],
  ['/tenders', 'Country', 'Enter'],
])('on %s, arrow keys in “%s” don’t navigate until %s', async (path, label, key) => {
  const page = await open(path, DESKTOP)
  await waitForHydration(page)
  const select = page.getByRole('main').getByRole('combobox', { name: label, exact: true })
  await select.waitFor()
  const start = page.url()
  const visited: string[] = []
  page.on('framenavigated', (frame) => frame.url() !== start && visited.push(frame.url()))
  const first = await select.inputValue()
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = await select.inputValue()
  expect(chosen).not.toBe(first)
  expect(visited).toEqual([])
  await page.keyboard.press(key)
  await page.waitForURL((url) => [...url.searchParams.values()].includes(chosen))
  expect(visited).toEqual([page.url()])
})
