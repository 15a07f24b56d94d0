import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { newPage, visitors, type DESKTOP, type PHONE } from './browser.ts'
import { ADMIN_DEVICES } from './share-out.ts'
import { ownPortal } from './own-portal.ts'
import { signInByCall } from './session.ts'
import { fillSignIn } from './sign-in.ts'

/** An administrator finds an account, changes its role, suspends and restores it, and ends its sessions. */

const { openAs } = visitors()
const ADMIN = 'admin@portal.test'
const OTHER = 'other@portal.test'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Presses an action, then the button of its dialog, and waits for the toast. */
async function act(page: Page, action: string, verb: string, toast: RegExp): Promise<void> {
  await press(page, action)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await page.getByText(toast).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
}

/** Opens the page of an account by searching for it. */
async function find(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search users' })
  await search.fill(OTHER)
  await search.press('Enter')
  await page.waitForURL(/search=other/)
  await expect.poll(() => page.getByRole('table', { name: 'Users' }).getByRole('link').count()).toBe(1)
  await expectAccessible(page)
  await page.getByRole('table', { name: 'Users' }).getByRole('link').click()
  await page.waitForURL(/\/admin\/users\/\d+$/)
  await page
    .getByText('Not signed in anywhere.')
    .or(page.getByRole('list', { name: 'Sessions' }))
    .waitFor()
}

/** The person whose account is changed; the browser's errors about refused calls are expected there. */
async function openPerson(options: typeof DESKTOP | typeof PHONE): Promise<Page> {
  const page = await newPage({ baseURL: ownPortal().url, ...options })
  await signInByCall(page, OTHER)
  return page
}

const main = (page: Page) => page.getByRole('main')

test.each(ADMIN_DEVICES)('on %s an administrator finds and changes an account', async (_, options) => {
  const person = await openPerson(options)
  const page = await openAs(ADMIN, '/admin?tab=users', options)
  await find(page)
  await expectAccessible(page)

  await act(page, 'Make administrator…', 'Make administrator', /is an administrator now/)
  await person.goto('/admin')
  await person.getByRole('heading', { name: /^Moderation Queue/ }).waitFor()
  await act(page, 'Remove administrator rights…', 'Remove rights', /no longer an administrator/)
  await person.goto('/admin')
  await person.getByRole('heading', { name: 'Access Denied' }).waitFor()

  await press(page, 'Suspend…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Somebody else seems to have access to it' }).check()
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
  await main(page)
    .getByText(/^Suspended since/)
    .waitFor()
  await page.getByText('Not signed in anywhere.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expectAccessible(page)

  await person.goto('/auth/sign-in?returnTo=%2Fdashboard')
  await fillSignIn(person, OTHER)
  await main(person)
    .getByText(/This account is suspended, so nobody can sign in to it/)
    .waitFor()
  await expectAccessible(person)

  await act(page, 'Restore…', 'Restore', /is restored/)
  await press(person, 'Sign In')
  await person.waitForURL(/\/dashboard$/)
  await page.reload()
  await act(page, 'Sign out everywhere…', 'Sign out everywhere', /1 session of .* ended/)
  expect((await person.request.get('/api/auth/user')).status()).toBe(401)
  await person.context().close()
})
