import { TOTP } from 'otpauth'
import { post } from './accounts.ts'
import { PASSWORD } from './cast.ts'
import type { TestApp } from './new-app.ts'

const BASE = '/api/account/second-step'

/** Returns the code that an authenticator app shows for a secret at a time. */
export const createCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp })

/** Enables two-step sign-in for the account of the cookies; returns the app's secret and the recovery codes. */
export async function turnOnSecondStep(
  portal: Pick<TestApp, 'inject' | 'context'>,
  cookies: Record<string, string>,
  password: string | null = PASSWORD,
) {
  const { secret } = (await post(portal, `${BASE}/set-up`, {}, cookies)).json<{ secret: string }>()
  const code = createCode(secret, portal.context.now())
  const response = await post(
    portal,
    `${BASE}/turn-on`,
    { code, ...(password !== null && { password }) },
    cookies,
  )
  if (response.statusCode !== 200) throw new Error(response.body)
  return { secret, recoveryCodes: response.json<{ recoveryCodes: string[] }>().recoveryCodes }
}
