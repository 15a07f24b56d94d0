import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { visitors } from './browser.ts'
import { ADMIN_DEVICES } from './share-out.ts'
import { hasFocus, tabTo } from './keys.ts'

/** An administrator writes, previews and publishes an article with the keyboard only. */

const { openAs } = visitors()

/** Goes to a control with Tab and presses a key there. */
async function press(page: Page, role: 'button' | 'link', name: string, key = 'Enter'): Promise<void> {
  const within = page.getByRole('dialog').or(page.getByRole('main')).last()
  await tabTo(page, within.getByRole(role, { name, exact: true }))
  await page.keyboard.press(key)
}

/** Follows a problem to its field, and types there. */
async function complete(page: Page, missing: string, name: string, text: string): Promise<void> {
  await press(page, 'link', missing)
  const field = page.locator(`form [name="${name}"]`)
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.type(text)
}

test.each(ADMIN_DEVICES)(
  'on %s an article is written, previewed and published by keys only',
  async (device, options) => {
    const page = await openAs('admin@portal.test', '/admin?tab=content', options)
    await press(page, 'link', 'New article')
    await page.getByRole('heading', { name: 'New article' }).waitFor()
    const title = `Canoe race by keys on ${device}`
    await tabTo(page, page.getByRole('main').getByLabel('Title').first())
    await page.keyboard.type(title)
    // A title is enough to be saved.
    await press(page, 'button', 'Save draft')
    const saved = page.getByText('Saved. Nobody else sees it yet.')
    await saved.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Saved.')
    expect(await page.getByRole('button', { name: 'Publish...' }).isDisabled()).toBe(true)
    await expectAccessible(page)

    await complete(page, 'Please write the text', 'text', 'The race begins at noon.')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+B')
    const excerpt = 'Twelve crews race from the wharf to the reef and back.'
    await complete(page, 'Excerpt must be at least 20 characters', 'excerpt', excerpt)
    await complete(page, 'Please select a category', 'category', 'Trade')
    await press(page, 'button', 'Save draft')
    await expect.poll(() => page.getByText('Before it can be published:').count()).toBe(0)
    await saved.waitFor()

    await press(page, 'button', 'Show the preview')
    const preview = page.getByRole('article', { name: 'Preview of the page' })
    await preview.locator('strong', { hasText: 'The race begins at noon.' }).waitFor()
    await press(page, 'button', 'Publish...')
    const dialog = page.getByRole('dialog', { name: `Publish ${title}?` })
    await dialog.waitFor()
    await press(page, 'button', 'Publish')
    await dialog.waitFor({ state: 'detached' })
    await tabTo(page, page.getByRole('link', { name: 'See the published page' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  },
)
