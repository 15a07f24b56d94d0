import type { AccountSession } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { newApp, NOW } from '#test/new-app.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

type Cookies = Record<string, string>

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  return {
    ...portal,
    clock,
    signInByPhone: async (): Promise<Cookies> => {
      const response = await portal.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email: CAST.owner.email, password: PASSWORD },
        headers: { 'user-agent': PHONE },
      })
      return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
    },
    list: async (cookies: Cookies) =>
      (await portal.get('/api/account/sessions', cookies)).json<AccountSession[]>(),
    end: (which: string, cookies: Cookies) => post(portal, '/api/account/sessions/end', { which }, cookies),
    isSignedIn: async (cookies: Cookies) => (await portal.get('/api/auth/user', cookies)).statusCode === 200,
  }
}

test('sessions are listed with device and times, the present one first, and nobody else’s', async () => {
  const portal = await newPortal()
  await portal.signIn('other')
  const here = await portal.signIn('owner')
  portal.clock.now += HOUR
  await portal.signInByPhone()
  const sessions = await portal.list(here)
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    [null, true],
    ['Chrome on Android', false],
  ])
  expect(sessions[0]?.startedAt).toBe(new Date(NOW).toISOString())
  expect(sessions[1]?.startedAt).toBe(new Date(NOW + HOUR).toISOString())
})

test('the listed id of a session signs nobody in', async () => {
  const portal = await newPortal()
  const here = await portal.signIn('owner')
  const [session] = await portal.list(here)
  expect(here.sid).not.toContain(session?.id)
  expect(await portal.isSignedIn({ sid: session?.id ?? '' })).toBe(false)
})

test('one session is ended by its id, and the others stay', async () => {
  const portal = await newPortal()
  const here = await portal.signIn('owner')
  const phone = await portal.signInByPhone()
  const { id = '' } = (await portal.list(here)).find(({ isCurrent }) => !isCurrent) ?? {}
  expect((await portal.end(id, here)).json()).toEqual({ ended: 1 })
  expect([await portal.isSignedIn(here), await portal.isSignedIn(phone)]).toEqual([true, false])
  expect((await portal.end(id, here)).statusCode).toBe(404)
})

test('refuses to end somebody else’s session', async () => {
  const portal = await newPortal()
  const mine = await portal.signIn('owner')
  const theirs = await portal.signIn('other')
  const [theirSession] = await portal.list(theirs)
  expect((await portal.end(theirSession?.id ?? '', mine)).statusCode).toBe(404)
  expect(await portal.isSignedIn(theirs)).toBe(true)
})

test('signing out everywhere else keeps the present session', async () => {
  const portal = await newPortal()
  const here = await portal.signIn('owner')
  const phone = await portal.signInByPhone()
  const other = await portal.signIn('other')
  expect((await portal.end('others', here)).json()).toEqual({ ended: 1 })
  expect((await portal.end('others', here)).json()).toEqual({ ended: 0 })
  const signedIn = [here, phone, other].map(portal.isSignedIn)
  expect(await Promise.all(signedIn)).toEqual([true, false, true])
})

test('signing out everywhere ends the present session too and clears its cookies', async () => {
  const portal = await newPortal()
  const here = await portal.signIn('owner')
  const phone = await portal.signInByPhone()
  const response = await portal.end('all', here)
  expect([response.statusCode, response.json()]).toEqual([200, { ended: 2 }])
  const cleared = response.cookies.filter(({ value }) => value === '').map(({ name }) => name)
  expect(cleared).toEqual(expect.arrayContaining(['sid', 'signed-in']))
  expect([await portal.isSignedIn(here), await portal.isSignedIn(phone)]).toEqual([false, false])
})

test('an expired session is not listed', async () => {
  const portal = await newPortal()
  await portal.signInByPhone()
  portal.clock.now += DAY
  const here = await portal.signIn('owner')
  expect(await portal.list(here)).toHaveLength(1)
})
