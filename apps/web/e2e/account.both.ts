import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { PHONE, waitForHydration, visitors } from './browser.ts'
import { waitForEmailLink, waitForEmailText } from './emails.ts'

/** A person manages their account: a forgotten password, another address, devices, data export, deletion. */

const { open } = visitors()

const PASSWORD = 'pandanus, 9 mats'
const NEW_PASSWORD = 'breadfruit & 3 canoes'

const status = async (page: Page, path: string) =>
  (await page.request.get(new URL(path, page.url()).href)).status()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

/** Creates an account with a confirmed address, without the forms, which take two pages' time. */
async function register(page: Page, firstName: string, email: string): Promise<void> {
  const data = { firstName, lastName: 'Tavola', email, password: PASSWORD }
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201)
  const token = new URL(await waitForEmailLink(email, 'auth/confirm')).searchParams.get('token')
  expect((await page.request.post('/api/auth/confirmations', { data: { token } })).status()).toBe(200)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/sign-in?returnTo=%2Faccount')
  await waitForHydration(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign In').click()
  await button(page, 'Save the name').waitFor()
}

test('a forgotten password is replaced through the link of an email, by keys on a phone', async () => {
  const email = 'mere.forgets@example.com'
  const elsewhere = await open('/')
  await register(elsewhere, 'Mere', email)

  const page = await open('/', PHONE)
  await page.goto('/auth/sign-in')
  await waitForHydration(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await expectAccessible(page)
  await page.getByLabel('Email').press('Enter')
  await page.getByText('If there is an account with').waitFor()

  await page.goto(await waitForEmailLink(email, 'auth/reset-password'))
  await waitForHydration(page)
  await expectAccessible(page)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('New password').press('Enter')
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
  await waitForEmailText('The password of your account')
  expect(await status(elsewhere, '/api/auth/user')).toBe(401)
  await signIn(page, email, NEW_PASSWORD)
})

test('an address changes once the link sent to the new one is used', async () => {
  const [email, next] = ['mere.moves@example.com', 'mere.moved@example.com']
  const page = await open('/')
  await register(page, 'Mere', email)
  await page.goto('/account')
  await page.getByLabel('New email').fill(next)
  const section = page.getByRole('region', { name: 'Email' })
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Change the address' }).click()
  await section.getByText('We have sent a link to').waitFor()
  await expectAccessible(page)

  await page.goto(await waitForEmailLink(next, 'auth/change-email'))
  await waitForHydration(page)
  await button(page, 'Use this address').click()
  await page.getByRole('heading', { name: 'Your address is changed' }).waitFor()
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await page.getByText(`You sign in with ${next}`).waitFor()

  const owner = await open('/')
  await owner.goto(await waitForEmailLink(email, 'auth/keep-email'))
  await waitForHydration(owner)
  await expectAccessible(owner)
  await button(owner, 'Keep my old address').click()
  await owner.getByRole('heading', { name: 'Your account keeps its address' }).waitFor()
  expect(await status(page, '/api/auth/user')).toBe(401)
})

test('devices are listed and signed out from another one', async () => {
  const email = 'mere.devices@example.com'
  const phone = await open('/', PHONE)
  await register(phone, 'Mere', email)
  const page = await open('/')
  await signIn(page, email, PASSWORD)
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await section.getByText('This device').waitFor()
  expect(await section.getByRole('listitem').count()).toBe(2)
  await section.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter')
  await section.getByText('Signed out there.').waitFor()
  expect(await status(phone, '/api/auth/user')).toBe(401)

  await section.getByRole('button', { name: 'Sign out everywhere', exact: true }).press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
})

test('an account is exported and then deleted, on a phone', async () => {
  const email = 'mere.leaves@example.com'
  const page = await open('/', PHONE)
  await register(page, 'Mere', email)
  await page.goto('/account')
  const picture = new URL('screenshots/profile-phone.jpg', import.meta.url).pathname
  await page.getByLabel(/^(Drop a photo here or browse|Take or choose a photo)$/).setInputFiles(picture)
  await page.getByText('Your picture is saved.').waitFor()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pacific-business-portal-\d{4}-\d\d-\d\d\.zip$/)
  expect(await download.failure()).toBeNull()

  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const section = page.getByRole('region', { name: 'Delete your account' })
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByLabel('Type DELETE').fill('DELETE')
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
  await expectAccessible(page)
  await waitForEmailText('Your account was deleted')
  expect(await status(page, '/api/auth/user')).toBe(401)
})
