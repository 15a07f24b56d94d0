import { expect, test } from 'vitest'
import { newApp, type TestApp } from '#test/new-app.ts'
import { DEMO_ACCOUNTS, endDemoSessions } from './demo-accounts.service.ts'
import { hashPassword } from './passwords.ts'
import { findUserByEmail, updateUser } from '#features/users/users.service.ts'

const ADMIN = 'admin@portal.test'

async function newFormerDemo(demo: boolean): Promise<TestApp> {
  const portal = await newApp({ config: { demo } })
  const passwordHash = await hashPassword(DEMO_ACCOUNTS.password)
  await portal.store.write.transaction().execute(async (trx) => {
    for (const email of [ADMIN, 'owner@portal.test']) {
      const user = await findUserByEmail(trx, email)
      await updateUser(trx, user?.id ?? 0, { password_hash: passwordHash })
    }
  })
  return portal
}

const signIn = ({ inject }: TestApp, password: string = DEMO_ACCOUNTS.password) =>
  inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email: ADMIN, password } })

test('refuses the published password of a demo account where the portal is no demo', async () => {
  const portal = await newFormerDemo(false)
  const refused = await signIn(portal)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual({
    message: expect.stringMatching(/account of the demo, whose password everybody knows/) as string,
  })
  expect(refused.cookies).toEqual([])
  const fullWidth = DEMO_ACCOUNTS.password.replace('pacific', '\uff50\uff41\uff43\uff49\uff46\uff49\uff43')
  expect((await signIn(portal, fullWidth)).statusCode).toBe(403)
  expect((await signIn(portal, 'not the password')).statusCode).toBe(401)
  expect((await signIn(await newFormerDemo(true))).statusCode).toBe(200)
})

test('an account of the demo with a password of its own stays usable', async () => {
  const portal = await newApp({ config: { demo: false } })
  expect(await portal.signIn('admin')).toHaveProperty('sid')
  expect(await endDemoSessions(portal.context)).toEqual([])
})

test('the next start ends sessions that began while the portal was a demo, and names the accounts', async () => {
  const portal = await newFormerDemo(true)
  const cookies = Object.fromEntries((await signIn(portal)).cookies.map(({ name, value }) => [name, value]))
  const as = (demo: boolean) => ({ ...portal.context, config: { ...portal.context.config, demo } })
  expect(await endDemoSessions(as(true))).toEqual([])
  expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(200)
  expect(await endDemoSessions(as(false))).toEqual([ADMIN, 'owner@portal.test'])
  expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(401)
})
