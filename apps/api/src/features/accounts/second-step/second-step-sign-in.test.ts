import { MINUTE } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { ANA, post, registerAna } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { startIdentityProvider } from '#test/identity-provider.ts'
import { readMails } from '#test/mails.ts'
import { createCode, turnOnSecondStep } from '#test/second-step.ts'
import { deleteUserSessions } from '../sessions.repository.ts'
import { PENDING_LIFETIME, purgePendingSignIns } from './sign-in.service.ts'
import { STEP, newPortal, newGuardedPortal, getState } from '#test/second-step-portal.ts'

describe('signing in', () => {
  test('an account without two-step sign-in needs only its password', async () => {
    const { typePassword } = await newGuardedPortal()
    const { response, cookies } = await typePassword(CAST.owner.email)
    expect([response.statusCode, response.json<{ email: string }>().email]).toEqual([200, CAST.owner.email])
    expect(Object.keys(cookies)).toEqual(['sid', 'signed-in', 'device'])
  })

  test('the right password asks for a code, and only the code starts a session', async () => {
    const { get, typePassword, typeCode, code } = await newGuardedPortal()
    const { response, cookies } = await typePassword()
    expect([response.statusCode, response.json()]).toEqual([200, { secondStep: true }])
    expect(response.cookies).toMatchObject([
      { name: 'second-step', httpOnly: true, sameSite: 'Lax', maxAge: 600 },
    ])
    expect((await get('/api/auth/user', cookies)).statusCode).toBe(401)
    expect((await get('/api/admin/queue', cookies)).statusCode).toBe(401)

    const done = await typeCode(cookies, code())
    expect([done.statusCode, done.json<{ email: string }>().email]).toEqual([200, CAST.admin.email])
    const session = Object.fromEntries(done.cookies.map(({ name, value }) => [name, value]))
    expect(session['second-step']).toBe('')
    expect((await get('/api/admin/queue', session)).statusCode).toBe(200)
  })

  test('a pending sign-in keeps the previous session', async () => {
    const portal = await newGuardedPortal()
    const cookies = await portal.signIn('owner')
    const payload = { email: CAST.admin.email, password: PASSWORD }
    const response = await post(portal, '/api/auth/sign-in', payload, cookies)
    expect(response.json()).toEqual({ secondStep: true })
    expect((await portal.get('/api/auth/user', cookies)).json<{ email: string }>().email).toBe(
      CAST.owner.email,
    )
  })

  test.each([
    ['of now', 0],
    ['of the step before', -STEP],
    ['of the step after', STEP],
  ])('the code %s is right', async (_which, shift) => {
    const { typePassword, typeCode, code, clock } = await newGuardedPortal()
    clock.now += 2 * STEP
    expect((await typeCode((await typePassword()).cookies, code(shift))).statusCode).toBe(200)
  })

  test.each([
    ['of two steps before', (code: (shift?: number) => string) => code(-2 * STEP)],
    ['of two steps after', (code: (shift?: number) => string) => code(2 * STEP)],
    ['with a digit too many', (code: (shift?: number) => string) => `${code()}0`],
    ['that is none', () => 'abcdef'],
  ])('the code %s is wrong', async (_which, codeOf) => {
    const { typePassword, typeCode, code, clock } = await newGuardedPortal()
    clock.now += 4 * STEP
    const response = await typeCode((await typePassword()).cookies, codeOf(code))
    expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['code'],
    ])
  })

  test('a code with a blank in it is right, as apps show it', async () => {
    const { typePassword, typeCode, code } = await newGuardedPortal()
    const shown = code().replace(/^(...)/, '$1 ')
    expect((await typeCode((await typePassword()).cookies, shown)).statusCode).toBe(200)
  })

  test('no code is accepted twice, nor one from before the last, at the same moment either', async () => {
    const { typePassword, typeCode, code, clock } = await newGuardedPortal()
    clock.now += STEP
    const [first, second] = [await typePassword(), await typePassword()]
    const twice = await Promise.all([typeCode(first.cookies, code()), typeCode(second.cookies, code())])
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    const third = await typePassword()
    expect((await typeCode(third.cookies, code(-STEP))).statusCode).toBe(400)
    clock.now += STEP
    expect((await typeCode(third.cookies, code())).statusCode).toBe(200)
  })

  test('a recovery code works once, whatever its case and hyphens, and its owner learns how many remain', async () => {
    const portal = await newGuardedPortal()
    const [recovery = ''] = portal.recoveryCodes
    const typed = ` ${recovery.toLowerCase().replaceAll('-', ' ')} `
    expect((await portal.typeCode((await portal.typePassword()).cookies, typed)).statusCode).toBe(200)
    expect((await portal.typeCode((await portal.typePassword()).cookies, recovery)).statusCode).toBe(400)
    expect((await getState(portal, portal.cookies)).recoveryCodesLeft).toBe(9)
    const mail = (await readMails(portal)).at(-1)
    expect([mail?.to_address, mail?.subject]).toEqual([CAST.admin.email, 'A recovery code was used'])
    expect(mail?.text).toMatch(/9\s+recovery\s+codes\s+left/)
    expect((await portal.audit()).at(-1)).toEqual(['recovery code used', portal.ids.admin])
  })

  test('five wrong codes end the sign-in, and warn the owner that somebody has the password', async () => {
    const portal = await newGuardedPortal()
    const { cookies } = await portal.typePassword()
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await portal.typeCode(cookies, '000000')).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400])
    expect((await portal.typeCode(cookies, portal.code())).statusCode).toBe(401)
    expect((await readMails(portal)).at(-1)?.subject).toBe('Wrong codes were typed for your account')
    expect((await portal.audit()).at(-1)).toEqual(['second step failed', null])
    expect((await portal.typeCode((await portal.typePassword()).cookies, portal.code())).statusCode).toBe(200)
  })

  test('guesses are throttled by account, however often the password is typed again', async () => {
    const portal = await newGuardedPortal({ rateLimitScale: 1 })
    const guess = async () =>
      (await portal.typeCode((await portal.typePassword()).cookies, '000000')).statusCode
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push(await guess())
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400))
    expect(statuses[10]).toBe(429)
    portal.clock.now += 15_000
    expect((await portal.typeCode((await portal.typePassword()).cookies, portal.code())).statusCode).toBe(200)
  })

  test('guesses from one network delay nobody elsewhere', async () => {
    const portal = await newGuardedPortal({ rateLimitScale: 1 })
    const attempt = async (code: string, remoteAddress: string) => {
      const credentials = { email: CAST.admin.email, password: PASSWORD }
      const typed = await portal.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: credentials,
        remoteAddress,
      })
      const cookies = Object.fromEntries(typed.cookies.map(({ name, value }) => [name, value]))
      const url = '/api/auth/second-step'
      return (await portal.inject({ method: 'POST', url, payload: { code }, cookies, remoteAddress }))
        .statusCode
    }
    const statuses = []
    for (let i = 0; i < 25; i++) statuses.push(await attempt('000000', '198.51.100.7'))
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400))
    expect(statuses.at(-1)).toBe(429)
    expect(await attempt(portal.code(), '203.0.113.9')).toBe(200)
  })

  test('a sign-in waits ten minutes for its code', async () => {
    const portal = await newGuardedPortal()
    const { cookies } = await portal.typePassword()
    portal.clock.now += PENDING_LIFETIME
    expect((await portal.typeCode(cookies, portal.code())).statusCode).toBe(401)
    await purgePendingSignIns(portal.store.write, portal.clock.now)
    expect(await portal.store.read.selectFrom('pending_sign_ins').select('user_id').execute()).toEqual([])
    expect((await portal.typeCode({}, portal.code())).statusCode).toBe(401)
  })

  test('a finished sign-in can’t be finished again', async () => {
    const portal = await newGuardedPortal()
    const { cookies } = await portal.typePassword()
    await portal.typeCode(cookies, portal.code())
    portal.clock.now += STEP
    expect((await portal.typeCode(cookies, portal.code())).statusCode).toBe(401)
  })

  test('a sign-in by the identity provider requires the code as well', async () => {
    const provider = await startIdentityProvider()
    const portal = await newGuardedPortal({ identityProvider: provider.config })
    provider.visit.visitor = { sub: 'ruth', email: CAST.admin.email, email_verified: true }
    const redirect = await portal.get('/api/login?returnTo=/admin')
    const { pathname, search } = await provider.browse(String(redirect.headers.location))
    const login = { login: String(redirect.cookies[0]?.value) }
    const back = await portal.get(pathname + search, login)
    expect(back.headers.location).toBe('/auth/second-step?returnTo=%2Fadmin')
    const cookies = Object.fromEntries(back.cookies.map(({ name, value }) => [name, value]))
    expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(401)
    expect((await portal.typeCode(cookies, portal.code())).statusCode).toBe(200)
  })
})

test('a sign-in that waits for its code ends with the account’s sessions', async () => {
  const portal = await newPortal()
  const account = await registerAna(portal)
  const { secret } = await turnOnSecondStep(portal, account.cookies, ANA.password)
  const { cookies } = await portal.typePassword(ANA.email, ANA.password)
  await deleteUserSessions(portal.store.write, account.id)
  portal.clock.now += MINUTE
  expect((await portal.typeCode(cookies, createCode(secret, portal.clock.now))).statusCode).toBe(401)
})
