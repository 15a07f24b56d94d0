import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { visitors } from './browser.ts'
import { openEditor, OWNER, publicListing, readEditable } from './editor.ts'
import { tabTo } from './keys.ts'
import { VISITOR_DEVICES } from './share-out.ts'

/** An owner edits a listing by keys alone. */

const { openAs } = visitors()

test.each(VISITOR_DEVICES)('on %s a listing is edited by keys alone', async (device, options) => {
  const page = await openAs(OWNER, '/dashboard', options)
  const { id, name } = await publicListing(page, device === 'a phone' ? 0 : 1)
  await openEditor(page, id)
  const main = page.getByRole('main')
  const control = (label: string) => main.getByLabel(label, { exact: true })
  const press = async (button: string) => {
    await tabTo(page, main.getByRole('button', { name: button, exact: true }))
    await page.keyboard.press('Enter')
  }
  /** Opens a section, which phones fold. */
  const unfold = async (title: string) => {
    const summary = main.locator('summary').filter({ hasText: title })
    if (!(await summary.isVisible())) return
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
  }
  await unfold('Contact and links')
  await tabTo(page, control('Phone'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('74 33 221')
  await unfold('Hours')
  await tabTo(page, control('Monday: open or closed'))
  await page.keyboard.type('Open')
  await press('Copy to Tuesday to Friday')
  await unfold('Place')
  await tabTo(page, page.getByRole('application'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await tabTo(page, control('Directions'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`By the shop, typed on ${device}`)
  await expectAccessible(page)
  await press('Save')
  await page.getByRole('status').filter({ hasText: 'In review: ' }).waitFor()
  const { stored, waiting } = await readEditable(page, id)
  expect(stored.name).toBe(name)
  expect(stored.phone).toContain('7433221')
  expect(stored.hours?.mon).not.toHaveLength(0)
  expect(stored.hours?.fri).toEqual(stored.hours?.mon)
  expect(waiting?.changes.map(({ field }) => field)).toEqual(['point', 'directions'])
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
})
