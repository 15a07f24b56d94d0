import { getBusinessPath } from '@portal/domain/business'
import { BusinessSummary } from '@portal/domain/contract'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { PHONE, waitForHydration, waitUntilHydrated, visitors } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { openPhotos } from './own-photos.ts'
import { ownPortal } from './own-portal.ts'
import { fillSignIn } from './sign-in.ts'

const { open } = visitors()

const COMMENT = 'They held the last two bags for us until the boat came in.'

/** A business with reviews that is not one of `other@portal.test`. */
async function reviewedPath(): Promise<string> {
  const response = await fetch(`${ownPortal().apiUrl}/api/businesses?tab=top-rated&limit=1`)
  const [best] = v.parse(v.array(BusinessSummary), await response.json())
  if (!best) throw new Error('There is no business with reviews')
  return getBusinessPath(best)
}

/** Scrolled to the top, where the fixed menu of a phone covers no link by half. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}

const listReviews = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true })

test.each(VISITOR_DEVICES)(
  'on %s somebody writes a review, signs in to send it, and deletes it',
  async (_, device) => {
    const path = await reviewedPath()
    const page = await open(path, device)
    await waitForHydration(page)
    const reviews = listReviews(page)
    const write = reviews.getByRole('link', { name: 'Write a Review' })
    await waitUntilHydrated(write)
    await write.press('Enter')
    await reviews.getByRole('radio', { name: '5 stars' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('5')
    await page.keyboard.press('ArrowDown')
    expect(await reviews.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type(COMMENT)
    await expectAccessibleFromTop(page)
    await reviews.getByRole('button', { name: 'Sign in to send' }).press('Enter')

    await page.waitForURL('**/auth/sign-in*')
    await fillSignIn(page, 'other@portal.test')
    await page.waitForURL(`**${path}#write-review`)
    await reviews.getByText('Draft restored').waitFor()
    expect(await reviews.getByRole('textbox', { name: /Your review/ }).inputValue()).toBe(COMMENT)
    expect(await reviews.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
    await reviews.getByRole('button', { name: 'Send review' }).press('Enter')
    await reviews.getByText('In review.').waitFor()
    await expectAccessibleFromTop(page)

    await reviews.getByRole('button', { name: 'Delete review' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete your review?' })
    await dialog.getByRole('button', { name: 'Delete review' }).press('Enter')
    await reviews.getByRole('link', { name: 'Write a Review' }).waitFor()
  },
)

test('without script reviews are read in another order, and the form leads to sign-in', async () => {
  const page = await open(await reviewedPath(), { ...PHONE, javaScriptEnabled: false })
  const reviews = listReviews(page)
  expect(await reviews.getByRole('list', { name: 'Reviews by stars' }).isVisible()).toBe(true)
  await reviews.getByRole('link', { name: 'Most useful' }).click()
  await page.waitForURL('**?sort=useful#reviews')
  expect(await reviews.getByRole('link', { name: 'Most useful' }).getAttribute('aria-current')).toBe('page')
  expect(await reviews.getByRole('link', { name: 'Write a Review' }).getAttribute('href')).toMatch(
    /^\/auth\/sign-in\?returnTo=/,
  )
})

test('Back closes a photo and stays on the profile', async () => {
  const page = await open('/auth/sign-in', PHONE)
  const { path, dialog } = await openPhotos(page, 'Graciosa Bay Carvers')
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(path)
})
