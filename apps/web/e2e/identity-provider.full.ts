import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findViolations } from './axe.ts'
import { DESKTOP, newPage, PHONE, waitForHydration } from './browser.ts'
import { planIdentityProvider, signInThere } from './identity-provider.ts'
import { startPortal, type Portal } from './portal.ts'
import { acceptTerms, aShop, fillShop, nextTo, getReference, submitButton } from './wizard.ts'

/** Signing in with an identity provider, which is a separate process. */

const provider = await planIdentityProvider()
let portal: Portal
let stopProvider: () => Promise<void>

beforeAll(async () => {
  portal = await startPortal(provider.env, inject('seeded'))
})
afterAll(async () => {
  await stopProvider()
  await portal.stop()
})

async function open(path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await newPage({ baseURL: portal.url, ...options })
  // The provider's pages ask for a font of a third party.
  await page.context().route(/fonts\.googleapis\.com/, (route) => route.abort())
  await page.goto(path)
  return page
}

const getUser = async (page: Page) => {
  const response = await page.request.get(`${portal.url}/api/auth/user`)
  return [response.status(), ((await response.json()) as { email?: string }).email]
}

const providerLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Example ID' })

test('while the provider is down, its link leads back with a sentence, and the password form stays', async () => {
  const page = await open('/auth/sign-in?returnTo=%2Fpricing')
  await providerLink(page).click()
  await page.getByText('We can’t reach that sign-in right now.', { exact: false }).waitFor()
  expect(await page.getByLabel('Password').isVisible()).toBe(true)
  expect(await findViolations(page)).toEqual([])
  stopProvider = await provider.start(portal.url)
  await providerLink(page).click()
  await signInThere(page, provider.issuer, 'first')
  await page.waitForURL(`${portal.url}/pricing`)
  expect(await getUser(page)).toEqual([200, 'first@example.com'])
  await page.context().close()
})

test.each([
  ['at 1280 px', DESKTOP, 'wide'],
  ['at 390 px', PHONE, 'narrow'],
])('the wizard goes on after a sign-in at the provider, %s', async (_width, size, name) => {
  const page = await open('/register-business', size)
  await waitForHydration(page)
  await fillShop(page, aShop(`Gizo Palms ${name}`))
  await nextTo(page, 'Terms')
  await acceptTerms(page)
  await submitButton(page).click()
  await signInThere(page, provider.issuer, name)
  await page.waitForURL(`${portal.url}/register-business**`)
  await waitForHydration(page)
  await submitButton(page).click()
  expect(await getReference(page)).toMatch(/^PB-/)
  expect(await getUser(page)).toEqual([200, `${name}@example.com`])
  await page.context().close()
})

test('an address that the provider has not verified is refused with a sentence', async () => {
  const page = await open('/api/login?returnTo=%2Fdashboard', PHONE)
  await signInThere(page, provider.issuer, 'unverified-mere')
  await page.getByText('The email address of that account is not verified', { exact: false }).waitFor()
  expect(await getUser(page)).toEqual([401, undefined])
  expect(await findViolations(page)).toEqual([])
  await page.context().close()
})
