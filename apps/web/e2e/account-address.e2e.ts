import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { violationsOf } from './axe.ts'
import { PHONE, untilHydrated, visitors } from './browser.ts'
import { linkInLetterTo } from './emails.ts'

/** An address counts as somebody's once they confirm it; who finds theirs taken takes the account over. */

const { open } = visitors()

async function register(page: Page, firstName: string, email: string, password: string): Promise<void> {
  await page.goto('/auth/register?returnTo=%2Fdashboard')
  await untilHydrated(page)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Tavola')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
}

const noAccessibilityViolation = async (page: Page) => expect(await violationsOf(page)).toEqual([])

test('who registers confirms their address by the link of a mail', { timeout: 120_000 }, async () => {
  const page = await open('/', PHONE)
  const email = 'mere.confirms@example.com'
  await register(page, 'Mere', email, 'pandanus, 9 mats')
  await page.waitForURL('**/dashboard')
  const reminder = page.getByText('Confirm your email address.')
  await reminder.waitFor()
  await noAccessibilityViolation(page)

  await page.goto(await linkInLetterTo(email, 'auth/confirm'))
  await untilHydrated(page)
  await noAccessibilityViolation(page)
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome, Mere' }).waitFor()
  expect(await reminder.count()).toBe(0)
})

test(
  'the owner of an address takes over the account that somebody else opened',
  { timeout: 120_000 },
  async () => {
    const email = 'mere.claims@example.com'
    const impostor = await open('/')
    await register(impostor, 'Imposter', email, 'a stolen canoe 7')
    await impostor.waitForURL('**/dashboard')

    const owner = await open('/')
    const { origin } = new URL(owner.url())
    // As the registration form does; a browser reports its 409 as an error of the page.
    await owner.request.post(`${origin}/api/auth/claims`, { data: { email } })
    await owner.goto(await linkInLetterTo(email, 'auth/claim'))
    await untilHydrated(owner)
    await owner.getByRole('button', { name: 'Show the account' }).click()
    await owner.getByText('Nothing was listed or sent with it').waitFor()
    await noAccessibilityViolation(owner)
    await owner.getByLabel('First name').fill('Mere')
    await owner.getByLabel('Last name').fill('Tavola')
    await owner.getByLabel('New password').fill('pandanus, 9 mats')
    await owner.getByRole('button', { name: 'Take over the account' }).click()
    await owner.getByRole('heading', { name: 'The account is yours, Mere' }).waitFor()
    await owner.getByRole('link', { name: 'Go to my dashboard' }).click()
    await owner.getByRole('heading', { level: 1, name: 'Welcome, Mere' }).waitFor()

    expect((await impostor.request.get(`${origin}/api/auth/user`)).status()).toBe(401)
  },
)
