import { TOTP } from 'otpauth'
import { post } from './accounts.ts'
import { PASSWORD } from './cast.ts'
import type { TestApp } from './new-app.ts'

const BASE = '/api/account/second-step'

/** The code that an authenticator app with a secret shows at a moment. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp })

/** Turns two-step sign-in on for whom the cookies are; answers the app's secret and the recovery codes. */
export async function turnOnSecondStep(
  portal: Pick<TestApp, 'inject' | 'context'>,
  cookies: Record<string, string>,
  password: string | null = PASSWORD,
) {
  const { secret } = (await post(portal, `${BASE}/set-up`, {}, cookies)).json<{ secret: string }>()
  const code = codeAt(secret, portal.context.now())
  const response = await post(
    portal,
    `${BASE}/turn-on`,
    { code, ...(password !== null && { password }) },
    cookies,
  )
  if (response.statusCode !== 200) throw new Error(response.body)
  return { secret, recoveryCodes: response.json<{ recoveryCodes: string[] }>().recoveryCodes }
}
