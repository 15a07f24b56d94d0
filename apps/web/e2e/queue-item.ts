import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The heading of the queue's shown item. */
export const itemTitle = (page: Page) => page.locator('#pending-name')

/** The name of the shown item, once its whole content is there. */
export async function shownItem(page: Page): Promise<string> {
  await page.getByText('As the public will see it').waitFor()
  return (await itemTitle(page).textContent()) ?? ''
}

/** Opens the second waiting item by its key, and returns its name: the address changes before the item does. */
export async function openSecondItem(page: Page): Promise<string> {
  await page.getByRole('list', { name: 'Items to review' }).waitFor()
  const top = await itemTitle(page).textContent()
  await page.keyboard.press('j')
  await expect.poll(() => itemTitle(page).textContent()).not.toBe(top)
  return shownItem(page)
}
