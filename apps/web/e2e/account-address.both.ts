import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { PHONE, waitForHydration, visitors } from './browser.ts'
import { waitForEmailLink } from './emails.ts'

/** A confirmed address belongs to an account; the owner of a taken address can take the account over. */

const { open } = visitors()

async function register(page: Page, firstName: string, email: string, password: string): Promise<void> {
  await page.goto('/auth/register?returnTo=%2Fdashboard')
  await waitForHydration(page)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Tavola')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
}

test('a new account confirms its address through the link in an email', async () => {
  const page = await open('/', PHONE)
  const email = 'mere.confirms@example.com'
  await register(page, 'Mere', email, 'pandanus, 9 mats')
  await page.waitForURL('**/dashboard')
  const reminder = page.getByText('Confirm your email address.')
  await reminder.waitFor()
  await expectAccessible(page)

  await page.goto(await waitForEmailLink(email, 'auth/confirm'))
  await waitForHydration(page)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome, Mere' }).waitFor()
  expect(await reminder.count()).toBe(0)
})

test('the owner of an address takes over an account that somebody else opened with it', async () => {
  const email = 'mere.claims@example.com'
  const impostor = await open('/')
  await register(impostor, 'Imposter', email, 'a stolen canoe 7')
  await impostor.waitForURL('**/dashboard')

  const owner = await open('/')
  const { origin } = new URL(owner.url())
  // Sent as the registration form sends it; a browser would report its 409 as a console error.
  await owner.request.post(`${origin}/api/auth/claims`, { data: { email } })
  await owner.goto(await waitForEmailLink(email, 'auth/claim'))
  await waitForHydration(owner)
  await owner.getByRole('button', { name: 'Show the account' }).click()
  await owner.getByText('It was not used to list or send anything').waitFor()
  await expectAccessible(owner)
  await owner.getByLabel('First name').fill('Mere')
  await owner.getByLabel('Last name').fill('Tavola')
  await owner.getByLabel('New password').fill('pandanus, 9 mats')
  await owner.getByRole('button', { name: 'Take over the account' }).click()
  await owner.getByRole('heading', { name: 'The account is yours, Mere' }).waitFor()
  await owner.getByRole('link', { name: 'Go to my dashboard' }).click()
  await owner.getByRole('heading', { level: 1, name: 'Welcome, Mere' }).waitFor()

  expect((await impostor.request.get(`${origin}/api/auth/user`)).status()).toBe(401)
})
