import { expect, test } from 'vitest'
import { DESKTOP, waitForHydration, visitors } from './browser.ts'

/** Filters with the keyboard: arrow keys only change the selection, the button applies it. */

const { open } = visitors()

test.each([
  ['/directory', 'Province', 'Apply'],
  ['/search?q=oil', 'Industry', 'Apply'],
  ['/tenders', 'Country', 'Search'],
])('on %s, arrow keys in “%s” don’t navigate until “%s” is pressed', async (path, label, button) => {
  const page = await open(path, DESKTOP)
  await waitForHydration(page)
  const apply = page.getByRole('main').getByRole('button', { name: button, exact: true })
  await apply.waitFor()
  const start = page.url()
  const visited: string[] = []
  page.on('framenavigated', (frame) => frame.url() !== start && visited.push(frame.url()))
  const select = page.getByRole('main').getByRole('combobox', { name: label, exact: true })
  const first = await select.inputValue()
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await select.inputValue()).not.toBe(first)
  expect(await select.evaluate((element) => element === document.activeElement)).toBe(true)
  for (let stop = 0; stop < 6; stop++) {
    if (await apply.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  const chosen = await select.inputValue()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => [...url.searchParams.values()].includes(chosen))
  expect(visited).toEqual([page.url()])
})
