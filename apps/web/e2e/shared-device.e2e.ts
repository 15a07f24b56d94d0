import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { PHONE, waitForHydration, visitors } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { createSmallPhotos } from './photos.ts'
import { signIn } from './sign-in.ts'
import { aShop, attach, countPhotosOnDevice, fillShop } from './wizard.ts'

/** Drafts on a shared phone are shown only to the person who typed them. */

const { open } = visitors()

const signOut = async (page: Page) => {
  await page.goto('/api/logout')
  await waitForHydration(page)
}

const shopName = (page: Page) => page.getByLabel('Shop name')

test('an owner’s draft is hidden from others on the same phone, and restored for the owner', async () => {
  const shop = aShop('Auki Ice')
  const page = await open('/', PHONE)
  await signIn(page, 'owner@portal.test', '/register-business')
  await fillShop(page, shop)
  await signOut(page)
  await page.goBack()
  await page
    .getByText('This device has an unfinished listing. Sign in to the account that started it to continue.')
    .waitFor()
  expect(await shopName(page).inputValue()).toBe('')
  for (const path of ['/dashboard', '/', '/register-business']) {
    await signIn(page, 'other@portal.test', path)
    await waitForNetworkIdle(page)
    expect(await page.getByText(shop.shopName).count()).toBe(0)
  }
  expect(await shopName(page).inputValue()).toBe('')
  await signOut(page)
  await signIn(page, 'owner@portal.test', '/register-business')
  await page.getByText(/^Draft restored from .+\./).waitFor()
  await page.getByRole('main').getByRole('heading', { level: 2, name: 'Images' }).waitFor()
})

test('a draft survives a closed tab for a day with its photos, and both can be discarded', async () => {
  const shop = aShop('Lata Canoe Works')
  const photos = await createSmallPhotos()
  onTestFinished(() => photos.remove())
  const page = await open('/register-business', PHONE)
  await waitForHydration(page)
  await fillShop(page, shop)
  await attach(page, photos.png, 1)
  await expect.poll(() => countPhotosOnDevice(page)).toBe(1)
  await page.close()
  const later = await page.context().newPage()
  await later.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 })
  await later.goto('/register-business')
  await later.getByRole('main').getByRole('heading', { level: 2, name: 'Images' }).waitFor()
  await later.getByText(/^Draft restored from .+\./).waitFor()
  await later.getByRole('button', { name: 'Remove sign.png' }).waitFor()
  expect(await countPhotosOnDevice(later)).toBe(1)
  await later.goBack()
  await later.getByRole('main').getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
  expect(await later.getByLabel('Owner name').inputValue()).toBe(shop.ownerName)
  await later.getByRole('button', { name: 'Discard and start again' }).click()
  await later.getByRole('main').getByRole('heading', { level: 2, name: 'Shop Info' }).waitFor()
  expect(await later.getByLabel('Shop name').inputValue()).toBe('')
  await expect.poll(() => countPhotosOnDevice(later)).toBe(0)
})
