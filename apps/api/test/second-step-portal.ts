import type { SecondStepState } from '@portal/domain/contract'
import { post } from './accounts.ts'
import { CAST, PASSWORD } from './cast.ts'
import { newApp, NOW } from './new-app.ts'
import { createCode, turnOnSecondStep } from './second-step.ts'

export const STEP = 30_000

export const BASE = '/api/account/second-step'

export async function newPortal(config = {}) {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, config })
  const typePassword = async (email: string = CAST.admin.email, password = PASSWORD) => {
    const response = await post(portal, '/api/auth/sign-in', { email, password })
    return { response, cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])) }
  }
  const typeCode = (cookies: Record<string, string>, code: string) =>
    post(portal, '/api/auth/second-step', { code }, cookies)
  const audit = async () => {
    const rows = portal.store.read.selectFrom('audit').select(['action', 'actor_id']).orderBy('id').execute()
    return (await rows).map(({ action, actor_id: actor }) => [action, actor])
  }
  return { ...portal, clock, typePassword, typeCode, audit }
}

/** Creates a portal whose administrator has two-step sign-in. The next code is valid half a minute later. */
export async function newGuardedPortal(config = {}) {
  const portal = await newPortal(config)
  const cookies = await portal.signIn('admin')
  const { secret, recoveryCodes } = await turnOnSecondStep(portal, cookies)
  portal.clock.now += STEP
  const code = (shift = 0) => createCode(secret, portal.clock.now + shift)
  return { ...portal, cookies, secret, recoveryCodes, code }
}

export const getState = async (
  portal: Awaited<ReturnType<typeof newPortal>>,
  cookies: Record<string, string>,
) => (await portal.get(BASE, cookies)).json<SecondStepState>()
