import { DEMO_ACCOUNTS } from '#features/accounts/demo-accounts.service.ts'
import { post } from './accounts.ts'
import { CAST } from './cast.ts'
import type { TestApp } from './new-app.ts'

/** Signs in to an account of a demo portal. */
export async function signInToDemo(
  portal: TestApp,
  member: 'owner' | 'admin',
): Promise<Record<string, string>> {
  const account = { email: CAST[member].email, password: DEMO_ACCOUNTS.password }
  const { cookies } = await post(portal, '/api/auth/sign-in', account)
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}
