import { Secret, TOTP } from 'otpauth'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findViolations } from './axe.ts'
import { DESKTOP, newPage, PHONE, waitForHydration } from './browser.ts'
import { planIdentityProvider, signInThere } from './identity-provider.ts'
import { tabTo } from './keys.ts'
import { startPortal, type Portal } from './portal.ts'
import { DEMO_PASSWORD } from './sign-in.ts'
import { acceptTerms, aShop, fillShop, nextTo, referenceOf, submitButton } from './wizard.ts'

/** Signing in with an identity provider, which is a process of its own, and in two steps, with keys only. */

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

const userOf = async (page: Page) => {
  const answer = await page.request.get(`${portal.url}/api/auth/user`)
  return [answer.status(), ((await answer.json()) as { email?: string }).email]
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
  expect(await userOf(page)).toEqual([200, 'first@example.com'])
  await page.context().close()
})

test.each([
  ['at 1280 px', DESKTOP, 'wide'],
  ['at 390 px', PHONE, 'narrow'],
])(
  'the wizard goes on after a sign-in at the provider, %s',
  { timeout: 120_000 },
  async (_width, size, name) => {
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
    expect(await referenceOf(page)).toMatch(/^PB-/)
    expect(await userOf(page)).toEqual([200, `${name}@example.com`])
    await page.context().close()
  },
)

test('an address that the provider has not verified is refused with a sentence', async () => {
  const page = await open('/api/login?returnTo=%2Fdashboard', PHONE)
  await signInThere(page, provider.issuer, 'unverified-mere')
  await page.getByText('The email address of that account is not verified', { exact: false }).waitFor()
  expect(await userOf(page)).toEqual([401, undefined])
  expect(await findViolations(page)).toEqual([])
  await page.context().close()
})

const codeOf = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** Types into a field that Tab leads to, and sends the form. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.locator('input').and(page.getByLabel(label)))
  await page.keyboard.type(text)
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole(role, { name, exact: true }))
  await page.keyboard.press('Enter')
}

async function typePassword(page: Page): Promise<void> {
  await page.goto('/auth/sign-in?returnTo=%2Fadmin')
  await waitForHydration(page)
  await fill(page, 'Email', 'admin@portal.test')
  await fill(page, 'Password', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

test(
  'an administrator turns two-step sign-in on, signs in with a code and with a recovery code, with keys only',
  { timeout: 180_000 },
  async () => {
    const page = await open('/')
    await typePassword(page)
    await page.waitForURL('**/admin')
    await press(page, 'link', 'Set up two-step sign-in')
    await press(page, 'button', 'Set up two-step sign-in')
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
    expect(await findViolations(page)).toEqual([])
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
    await fill(page, 'Code', codeOf(secret, Date.now()))
    await fill(page, 'Your password', DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    const codes = await page
      .getByRole('main')
      .locator('ol > li')
      .filter({ hasText: /^\w{4}-/ })
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    const download = page.waitForEvent('download')
    await press(page, 'link', 'Download the codes')
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await press(page, 'button', 'I have saved them')
    await page.getByText('You have 10 recovery codes left', { exact: false }).waitFor()

    await page.goto('/api/logout')
    await typePassword(page)
    await page.waitForURL('**/auth/second-step**')
    expect(await userOf(page)).toEqual([401, undefined])
    expect(await findViolations(page)).toEqual([])
    // The code of now was used to turn it on; the next one is right already.
    await fill(page, 'Code', codeOf(secret, Date.now() + 30_000))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin')
    expect(await userOf(page)).toEqual([200, 'admin@portal.test'])

    await page.goto('/api/logout')
    await page.setViewportSize({ width: 390, height: 844 })
    await typePassword(page)
    await page.waitForURL('**/auth/second-step**')
    await fill(page, 'Code', (codes[0] ?? '').toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin')
    await page.goto('/account/two-step')
    await page.getByText('You have 9 recovery codes left', { exact: false }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.context().close()
  },
)
