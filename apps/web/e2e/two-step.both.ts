import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESKTOP, newPage, waitForHydration } from './browser.ts'
import { tabTo } from './keys.ts'
import { runCommand } from './operator.ts'
import { ownPortal } from './own-portal.ts'
import { DEMO_PASSWORD } from './session.ts'

/** Signing in in two steps, with keys only. */

const ADMIN = 'mele.two-step@portal.test'

/** An administrator for this test alone: nobody else could sign in without the code. */
async function createAdministrator(page: Page): Promise<void> {
  const data = { firstName: 'Mele', lastName: 'Pitu', email: ADMIN, password: DEMO_PASSWORD }
  const response = await page.request.post('/api/auth/register', { data })
  expect(response.status()).toBe(201)
  await runCommand({ DATA_DIR: ownPortal().dataDir, PORTAL_DEMO: '1' }, 'admin', 'grant', ADMIN)
  await page.goto('/api/logout')
}

const getUser = async (page: Page) => {
  const response = await page.request.get('/api/auth/user')
  return [response.status(), ((await response.json()) as { email?: string }).email]
}

const getCode = (secret: string, timestamp: number): string =>
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
  await fill(page, 'Email', ADMIN)
  await fill(page, 'Password', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

test('an administrator turns two-step sign-in on, signs in with a code and with a recovery code, with keys only', async () => {
  const page = await newPage({ baseURL: ownPortal().url, ...DESKTOP })
  await createAdministrator(page)
  await typePassword(page)
  await page.waitForURL('**/admin')
  await press(page, 'link', 'Set up two-step sign-in')
  await press(page, 'button', 'Set up two-step sign-in')
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await expectAccessible(page)
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
  await fill(page, 'Code', getCode(secret, Date.now()))
  await fill(page, 'Your password', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
  await expectAccessible(page)
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
  expect(await getUser(page)).toEqual([401, undefined])
  await expectAccessible(page)
  // The current code was used to turn it on; the next one is valid already.
  await fill(page, 'Code', getCode(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
  expect(await getUser(page)).toEqual([200, ADMIN])

  await page.goto('/api/logout')
  await page.setViewportSize({ width: 390, height: 844 })
  await typePassword(page)
  await page.waitForURL('**/auth/second-step**')
  await fill(page, 'Code', (codes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
  await page.goto('/account/two-step')
  await page.getByText('You have 9 recovery codes left', { exact: false }).waitFor()
  await expectAccessible(page)
  await page.context().close()
})
