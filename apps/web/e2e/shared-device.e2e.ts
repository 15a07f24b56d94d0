import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { PHONE, waitForHydration, visitors } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { signIn } from './sign-in.ts'
import { acceptTerms, aShop, fillShop, nextTo, referenceOf, submitButton } from './wizard.ts'

/** A phone shared by several people, one without storage, and one offline: no draft leaks, nothing is lost. */

const { open, openAlone, expectCutConnection } = visitors()

const signOut = async (page: Page) => {
  await page.goto('/api/logout')
  await waitForHydration(page)
}

const shopName = (page: Page) => page.getByLabel('Shop name')

async function fillToTheEnd(page: Page, name: string) {
  await fillShop(page, aShop(name))
  await nextTo(page, 'Terms')
  await acceptTerms(page)
}

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

test('without storage, sign-in opens in another tab and the form is sent from this one', async () => {
  const page = await openAlone('/', PHONE)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/register-business')
  await waitForHydration(page)
  await page.getByText('Not saved as you type').waitFor()
  await fillToTheEnd(page, 'Buala Bakery')
  await submitButton(page).click()
  const signInLink = page.getByRole('link', { name: 'Sign in in another tab' })
  const [tab] = await Promise.all([page.context().waitForEvent('page'), signInLink.click()])
  await signIn(tab, 'other@portal.test', '/dashboard')
  await tab.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await submitButton(page).click()
  expect(await referenceOf(page)).toMatch(/^PB-/)
})

test('signed out and offline, the form does not redirect to sign-in', async () => {
  const page = await open('/register-business', PHONE)
  await waitForHydration(page)
  await fillToTheEnd(page, 'Kirakira Nets')
  expectCutConnection(page)
  await page.context().setOffline(true)
  await submitButton(page).click()
  await page.getByText('The portal could not be reached.').waitFor()
  await page.getByText('Registration Failed').first().waitFor()
  await page.context().setOffline(false)
  await submitButton(page).click()
  await page.waitForURL(/\/auth\/sign-in/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
