import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESKTOP, newPage, PHONE, visitors } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { signInByCall } from './session.ts'
import { ADMIN_DEVICES } from './share-out.ts'
import { ownPortal } from './own-portal.ts'
import { itemTitle, openSecondItem, shownItem } from './queue-item.ts'

/** The queue by keys only, and two administrators at the same moment. */

const { openAs } = visitors()
const ADMIN = 'admin@portal.test'

const waiting = async (page: Page) =>
  Number(
    /\d+/.exec((await page.getByRole('heading', { name: /^Moderation Queue/ }).textContent()) ?? '')?.[0],
  )

/** Presses a key and waits until another item is shown, with the focus on its heading. */
async function pressOn(page: Page, key: string): Promise<string> {
  const before = await shownItem(page)
  await page.keyboard.press(key)
  await expect.poll(() => itemTitle(page).textContent()).not.toBe(before)
  await expect
    .poll(() => itemTitle(page).evaluate((heading) => heading === document.activeElement))
    .toBe(true)
  return shownItem(page)
}

test.each(ADMIN_DEVICES)(
  'on %s an administrator works through the queue by keys only',
  async (_, options) => {
    const page = await openAs(ADMIN, '/admin?queue=businesses', options)
    await page.getByRole('list', { name: 'Items to review' }).waitFor()
    const total = await waiting(page)
    const first = await openSecondItem(page)
    await expectAccessible(page)
    const second = await pressOn(page, 'a')
    await expect.poll(() => waiting(page)).toBe(total - 1)
    await expectAccessible(page)
    expect(await pressOn(page, 'u')).toBe(first)
    await expect.poll(() => waiting(page)).toBe(total)
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: `Reject ${first}?` })
    await dialog.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A note with the letters a, r and u.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => itemTitle(page).textContent()).toBe(second)
    expect(await pressOn(page, 'u')).toBe(first)
    await page.keyboard.press('x')
    await pressOn(page, 'j')
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Approve 2 selected' }).waitFor()
    await page.keyboard.press('Shift+A')
    await page.getByText('2 approved', { exact: true }).waitFor()
    await expect.poll(() => waiting(page)).toBe(total - 2)
    await page.keyboard.press('u')
    await expect.poll(() => waiting(page)).toBe(total)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  },
)

test('on a phone an item opens at its name, however long it is', async () => {
  const page = await openAs(ADMIN, '/admin?queue=businesses', PHONE)
  await page.getByRole('list', { name: 'Items to review' }).waitFor()
  await openSecondItem(page)
  await page.getByRole('heading', { name: 'As the public will see it' }).waitFor()
  await waitForNetworkIdle(page)
  const box = await itemTitle(page).boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect(box?.y).toBeLessThan(PHONE.viewport.height / 2)
})

test('a second administrator learns what the first has decided', async () => {
  const pages = []
  for (let administrator = 0; administrator < 2; administrator++) {
    const page = await newPage({ baseURL: ownPortal().url, ...DESKTOP })
    await signInByCall(page, ADMIN)
    await page.goto('/admin?queue=jobs')
    await shownItem(page)
    pages.push(page)
  }
  const [one, other] = pages
  if (!one || !other) throw new Error('There are two')
  const name = await shownItem(one)
  await one.keyboard.press('a')
  await one.getByText(`Job approved: ${name}`, { exact: true }).waitFor()
  await other.keyboard.press('a')
  const notice = other.getByRole('alert').filter({ hasText: `${name}: Approved by ` })
  await expect.poll(() => notice.textContent()).toContain('Ruth')
  await one.keyboard.press('u')
  await one.getByText(`Job approved: ${name}`, { exact: true }).waitFor({ state: 'detached' })
})
