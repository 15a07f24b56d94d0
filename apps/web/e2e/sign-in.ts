import type { Page } from 'playwright'
import { waitForHydration } from './browser.ts'
import { DEMO_PASSWORD } from './session.ts'

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await waitForHydration(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** Signs a demo account in, then goes to a path. */
export async function signIn(page: Page, email: string, returnTo: string): Promise<void> {
  await page.goto(`/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
  await fillSignIn(page, email)
  await page.waitForURL((url) => url.pathname + url.search === returnTo)
  await waitForHydration(page)
}
