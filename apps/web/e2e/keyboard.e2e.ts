import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, waitForHydration, visitors } from './browser.ts'
import { hasFocus, tabTo } from './keys.ts'
import { createSmallPhotos, type SmallPhotos } from './photos.ts'
import { DEMO_PASSWORD } from './session.ts'
import { aShop, getReference } from './wizard.ts'

/** Both wizards with the keyboard only: every control is reached with Tab and operated with keys. */

const { open } = visitors()

let photos: SmallPhotos
beforeAll(async () => {
  photos = await createSmallPhotos()
})
afterAll(() => photos.remove())

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: false }).first()
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Selects an option by typing the beginning of its label. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const list = page.getByLabel(label).first()
  await tabTo(page, list)
  await page.keyboard.type(text)
  await expect.poll(() => list.locator('option:checked').textContent()).toContain(text)
}

/** Selects a radio button with the arrow keys. */
async function chooseWithArrows(page: Page, group: string, option: string): Promise<void> {
  const choices = page.getByRole('group', { name: group }).or(page.getByRole('radiogroup', { name: group }))
  const wanted = choices.getByRole('radio', { name: option })
  const first = choices.getByRole('radio').first()
  const checked = choices.getByRole('radio', { checked: true })
  await tabTo(page, (await checked.count()) > 0 ? checked : first)
  await page.keyboard.press('Space')
  for (let down = 0; down < 6 && !(await wanted.isChecked()); down++) await page.keyboard.press('ArrowDown')
  expect(await wanted.isChecked()).toBe(true)
}

async function press(page: Page, button: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press(key)
}

async function next(page: Page, step: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Next' }))
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: step })
  await heading.waitFor()
  // The new step's heading is announced, and Tab continues from there.
  await expect.poll(() => hasFocus(heading)).toBe(true)
}

test('a shop with a photo is listed with the keyboard only', async () => {
  const page = await open('/auth/sign-in?returnTo=/register-business', DESKTOP)
  await waitForHydration(page)
  await type(page, 'Email', 'other@portal.test')
  await type(page, 'Password', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/register-business')

  const shop = aShop('Taro Keyboard Trading')
  await page.getByLabel('Shop name').waitFor()
  await type(page, 'Shop name', shop.shopName)
  await choose(page, 'Category', 'Fresh Produce')
  await type(page, 'Description', shop.description)
  await next(page, 'Location')
  await tabTo(page, page.getByLabel('Province'))
  for (let down = 0; down < 2; down++) await page.keyboard.press('ArrowDown')
  await type(page, 'City/Town', 'Taro')
  await next(page, 'Contact')
  await type(page, 'Owner name', shop.ownerName)
  await type(page, 'Email', shop.email)
  await next(page, 'Images')

  // Registered well before the key press: the browser has to hand its file chooser over.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel('Drop photos here or browse'))
  await page.keyboard.press('Enter')
  const chooser = await choosing
  await chooser.setFiles([photos.png, photos.webp])
  await page.getByText('Cover ·').waitFor()
  await press(page, page.getByRole('button', { name: 'Move market.webp earlier' }))
  await expect
    .poll(() => page.getByRole('group', { name: 'Photos' }).getByRole('listitem').first().textContent())
    .toContain('market.webp')
  await press(page, page.getByRole('button', { name: 'Remove sign.png' }))
  await expect.poll(() => page.getByRole('group', { name: 'Photos' }).getByRole('listitem').count()).toBe(1)
  await next(page, 'Terms')

  await tabTo(page, page.getByRole('region', { name: 'Terms for listings' }))
  await page.keyboard.press('End')
  const terms = page.getByRole('region', { name: 'Terms for listings' })
  await expect.poll(() => terms.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await press(page, page.getByLabel('I have read and accept the terms and conditions'), 'Space')
  await press(page, page.getByRole('button', { name: 'Submit for Review' }))
  await getReference(page)
  await press(page, page.getByRole('link', { name: 'Go to Dashboard' }))
  const card = page.getByRole('article').filter({ hasText: shop.shopName })
  await card.getByText('Pending Review').waitFor()
  expect(await card.getByText('Taro, Choiseul').count()).toBe(1)
})

test('a website is requested with the keyboard only', async () => {
  const page = await open('/quote-builder', DESKTOP)
  await waitForHydration(page)
  await type(page, 'Business Name', 'Keyboard Kava')
  await chooseWithArrows(page, 'Country', 'Vanuatu')
  await next(page, 'Website Requirements')
  await chooseWithArrows(page, 'Number of pages', '4 pages')
  await press(page, page.getByRole('checkbox', { name: 'Logo design' }), 'Space')
  await page.getByText('US$1,150').filter({ visible: true }).first().waitFor()
  await type(page, 'Extra details', 'A page for orders from overseas.')
  await next(page, 'Domain and Additional Services')
  await chooseWithArrows(page, 'Domain & Hosting', 'Use an existing domain')
  await type(page, 'Your domain', 'kava.com.vu')
  await next(page, 'Contact Information')
  await type(page, 'Your Name', 'Leah Tari')
  await type(page, 'Email Address', 'leah@portal.test')
  await press(page, page.getByRole('button', { name: 'Submit Quote Request' }))
  await page.getByRole('heading', { level: 1, name: 'Quote Request Submitted!' }).waitFor()
  await press(page, page.getByRole('link', { name: 'See the status of your request' }))
  await page.getByRole('heading', { name: 'We have your request and will look at it.' }).waitFor()
  expect(await page.getByText('kava.com.vu').count()).toBe(1)
})
