import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import { normalizePassword, verifyPassword } from './passwords.ts'
import { deleteUserSessions } from './sessions.repository.ts'
import { findUserByEmail } from '#features/users/users.service.ts'

/** The accounts of the demo, whose password is in its documentation. Not every deployment includes the demo. */
export const DEMO_ACCOUNTS = {
  emails: ['admin@portal.test', 'owner@portal.test', 'other@portal.test'],
  password: 'pacific-demo',
} as const

const isDemoAccount = (email: string): boolean => DEMO_ACCOUNTS.emails.some((one) => one === email)

/** Refuses a sign-in by the published password where the portal is no demo. */
export function refusePublishedPassword(
  { config }: Pick<AppContext, 'config'>,
  { email, password }: { readonly email: string; readonly password: string },
): void {
  if (config.demo || !isDemoAccount(email) || normalizePassword(password) !== DEMO_ACCOUNTS.password) return
  throw new Problem(
    'forbidden',
    'This is an account of the demo, whose password everybody knows. This portal is no demo: please register an account of your own',
  )
}

/**
 * Ends the sessions of accounts that still have the published password, and returns their addresses. Does nothing where
 * the portal is a demo.
 */
export async function endDemoSessions({
  store,
  config,
}: Pick<AppContext, 'store' | 'config'>): Promise<readonly string[]> {
  if (config.demo) return []
  const found: string[] = []
  for (const email of DEMO_ACCOUNTS.emails) {
    const user = await findUserByEmail(store.read, email)
    if (!user?.password_hash || !(await verifyPassword(user.password_hash, DEMO_ACCOUNTS.password))) continue
    await store.write.transaction().execute((trx) => deleteUserSessions(trx, user.id))
    found.push(email)
  }
  return found
}
