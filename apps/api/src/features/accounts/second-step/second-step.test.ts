import type { SecondStepState } from '@portal/domain/contract'
import { HOUR, MINUTE } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { ANA, post, registerAna, findToken } from '#test/accounts.ts'
import { PASSWORD, type CastMember } from '#test/cast.ts'
import { readMails } from '#test/mails.ts'
import { NOW } from '#test/new-app.ts'
import { createCode, turnOnSecondStep } from '#test/second-step.ts'
import { purgeSetUps, resealSecrets } from './second-step.service.ts'
import { STEP, BASE, newPortal, newGuardedPortal, getState } from '#test/second-step-portal.ts'

describe('setting up', () => {
  test('requires a first code and the password, and returns ten recovery codes once', async () => {
    const portal = await newPortal()
    const cookies = await portal.signIn('admin')
    expect(await getState(portal, cookies)).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      hasPassword: true,
    })
    const { secret, uri } = (await post(portal, `${BASE}/set-up`, {}, cookies)).json<Record<string, string>>()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Pacific%20Business%20Portal:admin%40portal\.test\?/)
    expect(uri).toContain(`secret=${secret}&algorithm=SHA1&digits=6&period=30`)
    expect((await getState(portal, cookies)).isOn).toBe(false)

    const code = createCode(String(secret), NOW)
    const response = await post(portal, `${BASE}/turn-on`, { code, password: PASSWORD }, cookies)
    const { recoveryCodes } = response.json<{ recoveryCodes: string[] }>()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const one of recoveryCodes) expect(one).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    const since = new Date(NOW).toISOString()
    expect(await getState(portal, cookies)).toEqual({
      isOn: true,
      since,
      recoveryCodesLeft: 10,
      hasPassword: true,
    })
    expect((await readMails(portal)).map(({ subject }) => subject)).toEqual(['Two-step sign-in is on'])
    expect(await portal.audit()).toEqual([['second step on', portal.ids.admin]])
  })

  test.each([
    [{ code: '000000', password: PASSWORD }, 'code'],
    [{ code: 'right', password: 'not the password' }, 'password'],
    [{ code: 'right' }, 'password'],
    [{ code: '', password: PASSWORD }, 'code'],
  ])('stays off with %j', async (change, field) => {
    const portal = await newPortal()
    const cookies = await portal.signIn('admin')
    const { secret } = (await post(portal, `${BASE}/set-up`, {}, cookies)).json<{ secret: string }>()
    const code = change.code === 'right' ? createCode(secret, NOW) : change.code
    const response = await post(portal, `${BASE}/turn-on`, { ...change, code }, cookies)
    expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
      400,
      [field],
    ])
    expect((await getState(portal, cookies)).isOn).toBe(false)
    expect((await portal.typePassword()).response.json()).toHaveProperty('email')
  })

  test('again creates another secret and voids the one before', async () => {
    const portal = await newPortal()
    const cookies = await portal.signIn('admin')
    const setUp = async () =>
      (await post(portal, `${BASE}/set-up`, {}, cookies)).json<{ secret: string }>().secret
    const [first, second] = [await setUp(), await setUp()]
    const turnOn = (secret: string) =>
      post(portal, `${BASE}/turn-on`, { code: createCode(secret, NOW), password: PASSWORD }, cookies)
    expect((await turnOn(first)).statusCode).toBe(400)
    expect((await turnOn(second)).statusCode).toBe(200)
    expect((await post(portal, `${BASE}/set-up`, {}, cookies)).statusCode).toBe(409)
    expect((await turnOn(second)).statusCode).toBe(409)
  })

  test('that nobody finished is deleted after an hour', async () => {
    const portal = await newPortal()
    const cookies = await portal.signIn('admin')
    await post(portal, `${BASE}/set-up`, {}, cookies)
    await purgeSetUps(portal.store.write, NOW + HOUR)
    const response = await post(portal, `${BASE}/turn-on`, { code: '123456', password: PASSWORD }, cookies)
    expect(response.statusCode).toBe(409)
  })

  test('keeps neither the secret nor the recovery codes readable', async () => {
    const { store, secret, recoveryCodes } = await newGuardedPortal()
    const rows = JSON.stringify([
      await store.read.selectFrom('second_steps').selectAll().execute(),
      (await store.read.selectFrom('recovery_codes').selectAll().execute()).map(({ hash }) =>
        hash.toString(),
      ),
    ])
    const [code = ''] = recoveryCodes
    for (const text of [secret, code, code.replaceAll('-', '')]) expect(rows).not.toContain(text)
  })
})

describe('changing', () => {
  test('turning off requires a code and the password, and leaves nothing stored', async () => {
    const portal = await newGuardedPortal()
    const turnOff = (change: object) => post(portal, `${BASE}/turn-off`, change, portal.cookies)
    expect((await turnOff({ code: portal.code() })).json()).toHaveProperty('fields.password')
    expect((await turnOff({ code: portal.code(), password: 'wrong' })).json()).toHaveProperty(
      'fields.password',
    )
    expect((await turnOff({ code: '000000', password: PASSWORD })).json()).toHaveProperty('fields.code')
    expect((await getState(portal, portal.cookies)).isOn).toBe(true)
    const response = await turnOff({ code: portal.code(), password: PASSWORD })
    expect([response.statusCode, response.json<SecondStepState>().isOn]).toEqual([200, false])
    expect(await portal.store.read.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect((await portal.typePassword()).response.json()).toHaveProperty('email')
    expect((await readMails(portal)).at(-1)?.subject).toBe('Two-step sign-in is off')
    expect((await portal.audit()).at(-1)).toEqual(['second step off', portal.ids.admin])
    const { changes } = await portal.store.read
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'second step off')
      .executeTakeFirstOrThrow()
    expect(changes).toBe('{"two_step_sign_in":[true,false]}')
    expect((await turnOff({ code: '123456', password: PASSWORD })).statusCode).toBe(409)
  })

  test('new recovery codes require a code and the password, and replace the old ones', async () => {
    const portal = await newGuardedPortal()
    const [old = ''] = portal.recoveryCodes
    const renew = (change: object) => post(portal, `${BASE}/recovery-codes`, change, portal.cookies)
    expect((await renew({ code: '000000', password: PASSWORD })).statusCode).toBe(400)
    const response = await renew({ code: portal.code(), password: PASSWORD })
    const [fresh = ''] = response.json<{ recoveryCodes: string[] }>().recoveryCodes
    const { cookies } = await portal.typePassword()
    expect((await portal.typeCode(cookies, old)).statusCode).toBe(400)
    expect((await portal.typeCode(cookies, fresh)).statusCode).toBe(200)
    const subjects = (await readMails(portal)).map(({ subject }) => subject)
    expect(subjects).toContain('You have new recovery codes')
  })

  test('guessing the password in an open session is throttled too', async () => {
    const portal = await newGuardedPortal({ rateLimitScale: 1 })
    const statuses = []
    for (let i = 0; i < 11; i++) {
      const change = { code: '000000', password: `guess ${i}` }
      statuses.push((await post(portal, `${BASE}/turn-off`, change, portal.cookies)).statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('an account without a password is asked for a code only', async () => {
    const portal = await newPortal()
    await portal.store.write
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', portal.ids.admin)
      .execute()
    const cookies = await portal.signIn('owner')
    await portal.store.write.updateTable('sessions').set({ user_id: portal.ids.admin }).execute()
    const { secret } = await turnOnSecondStep(portal, cookies, null)
    expect((await getState(portal, cookies)).hasPassword).toBe(false)
    portal.clock.now += STEP
    const change = { code: createCode(secret, portal.clock.now) }
    expect((await post(portal, `${BASE}/turn-off`, change, cookies)).statusCode).toBe(200)
  })

  test.each<CastMember>(['owner', 'other'])('nobody changes somebody else’s: %s', async (member) => {
    const portal = await newGuardedPortal()
    const cookies = await portal.signIn(member)
    const change = { code: portal.code(), password: PASSWORD }
    expect((await post(portal, `${BASE}/turn-off`, change, cookies)).statusCode).toBe(409)
    expect((await getState(portal, portal.cookies)).isOn).toBe(true)
  })
})

describe('the secret at rest', () => {
  const OLD = 'an old secret of thirty-two characters'
  const NEW = 'a new secret of thirty-two characters!'

  test('opens with an older SESSION_SECRET, is sealed again at the start, and then needs the new one only', async () => {
    const config = { sessionSecrets: [OLD] }
    const portal = await newGuardedPortal(config)
    const under = (...sessionSecrets: string[]) => ({
      ...portal.context,
      config: { ...portal.context.config, sessionSecrets },
    })
    expect(await resealSecrets(under(NEW))).toEqual({ resealed: 0, unopened: 1 })
    expect(await resealSecrets(under(NEW, OLD))).toEqual({ resealed: 1, unopened: 0 })
    expect(await resealSecrets(under(NEW, OLD))).toEqual({ resealed: 0, unopened: 0 })
    expect(await resealSecrets(under(OLD, NEW))).toEqual({ resealed: 1, unopened: 0 })
  })

  test('that no SESSION_SECRET opens refuses codes of the app, but recovery codes work', async () => {
    const portal = await newGuardedPortal()
    const { secret } = await portal.store.read
      .selectFrom('second_steps')
      .select('secret')
      .executeTakeFirstOrThrow()
    await portal.store.write
      .updateTable('second_steps')
      .set({ secret: secret.toReversed() as Buffer })
      .execute()
    const { cookies } = await portal.typePassword()
    expect((await portal.typeCode(cookies, portal.code())).statusCode).toBe(400)
    expect((await portal.typeCode(cookies, String(portal.recoveryCodes[0]))).statusCode).toBe(200)
  })
})

test('a takeover removes the second step of whoever opened the account', async () => {
  const portal = await newPortal()
  const account = await registerAna(portal)
  await turnOnSecondStep(portal, account.cookies, ANA.password)
  portal.clock.now += MINUTE
  await post(portal, '/api/auth/claims', { email: ANA.email })
  const text =
    (await readMails(portal)).map((mail) => mail.text).find((one) => one.includes('/auth/claim?')) ?? ''
  const token = findToken(text, 'claim')
  const taken = { token, firstName: 'Mere', lastName: 'Tavola', password: 'pandanus, 9 mats', keep: [] }
  expect((await post(portal, '/api/auth/claims/take-over', taken)).statusCode).toBe(200)
  const { response } = await portal.typePassword(ANA.email, 'pandanus, 9 mats')
  expect(response.json()).toHaveProperty('email')
})
