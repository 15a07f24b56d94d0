import type { Page } from 'playwright'

export const DEMO_PASSWORD = 'pacific-demo'

/** Signs a demo account in without the form, which takes a page's time. */
export async function signInByCall(page: Page, email: string): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in', { data: { email, password: DEMO_PASSWORD } })
  if (!response.ok()) throw new Error(`${email} was not signed in: ${response.status()}`)
}
