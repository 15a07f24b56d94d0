import { HOUR, SECOND } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/cast.ts'
import { newApp, NOW } from '#test/new-app.ts'

const OWNER = 'owner@portal.test'

type Cookies = Record<string, string>

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  let places = 0
  const signIn = (
    password: string,
    { email = OWNER, cookies = {} }: { email?: string; cookies?: Cookies } = {},
  ) => {
    places += 1
    return portal.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email, password },
      cookies,
      // Each attempt from a network of its own, like a network of hijacked devices.
      remoteAddress: `203.0.${places >> 8}.${places & 255}`,
    })
  }
  return {
    ...portal,
    clock,
    signIn,
    /** Wrong guesses from as many networks; returns the last response. */
    guess: async (times: number, email = OWNER) => {
      let last = await signIn('not the password', { email })
      for (let i = 1; i < times; i++) last = await signIn('not the password', { email })
      return last
    },
    /** A device that the account has signed in from. */
    knownDevice: async (email = OWNER): Promise<Cookies> => {
      const { cookies } = await signIn(PASSWORD, { email })
      const device = cookies.find(({ name }) => name === 'device')
      if (!device) throw new Error('No cookie of the device')
      return { device: device.value }
    },
  }
}

test('after twenty wrong passwords from anywhere, each further attempt has to wait longer', async () => {
  const { guess, signIn, clock } = await newPortal()
  expect((await guess(20)).statusCode).toBe(401)
  const refused = await signIn('not the password')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15'])
  expect(refused.json<{ message: string }>().message).toBe(
    'There were too many wrong passwords for this address. Please try again in 15 seconds',
  )
  const waits: number[] = []
  for (let i = 0; i < 7; i++) {
    const wait = Number((await signIn('not the password')).headers['retry-after'])
    waits.push(wait)
    clock.now += wait * SECOND
    expect((await signIn('not the password')).statusCode).toBe(401)
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 300, 300])
})

test('the right password is accepted from a new device after the wait', async () => {
  const { guess, signIn, clock } = await newPortal()
  await guess(20)
  expect((await signIn(PASSWORD)).statusCode).toBe(429)
  clock.now += 15 * SECOND
  expect((await signIn(PASSWORD)).statusCode).toBe(200)
})

test('a known device signs in at once, however many others guess', async () => {
  const { guess, signIn, knownDevice } = await newPortal()
  const cookies = await knownDevice()
  await guess(25)
  expect((await signIn(PASSWORD)).statusCode).toBe(429)
  expect((await signIn('a slip of mine', { cookies })).statusCode).toBe(401)
  expect((await signIn(PASSWORD, { cookies })).statusCode).toBe(200)
})

test('guesses from the same network don’t lock a known device out', async () => {
  const { inject, knownDevice } = await newPortal()
  const cookies = await knownDevice()
  const here = (password: string, cookieJar: Cookies = {}) =>
    inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: OWNER, password },
      cookies: cookieJar,
    })
  for (let i = 0; i < 12; i++) await here('not the password')
  expect((await here(PASSWORD)).statusCode).toBe(429)
  expect((await here(PASSWORD, cookies)).statusCode).toBe(200)
})

test('a known device has its own throttle, which affects no other device', async () => {
  const { signIn, knownDevice, clock } = await newPortal()
  const [stolen, other] = [await knownDevice(), await knownDevice()]
  const statuses: number[] = []
  for (let i = 0; i < 12; i++)
    statuses.push((await signIn('not the password', { cookies: stolen })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect((await signIn(PASSWORD, { cookies: other })).statusCode).toBe(200)
  expect((await signIn(PASSWORD)).statusCode).toBe(200)
  clock.now += HOUR
  expect((await signIn(PASSWORD, { cookies: stolen })).statusCode).toBe(200)
})

test('an address without an account is throttled the same way', async () => {
  const { guess } = await newPortal()
  const known = await guess(21)
  const unknown = await guess(21, 'nobody@portal.test')
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
})

test('guesses at one account throttle no other, and expire after an hour', async () => {
  const { guess, signIn, clock } = await newPortal()
  await guess(21)
  expect((await signIn(PASSWORD, { email: 'other@portal.test' })).statusCode).toBe(200)
  clock.now += HOUR
  expect((await guess(20)).statusCode).toBe(401)
})

test('concurrent attempts get no further than successive ones', async () => {
  const { guess, signIn } = await newPortal()
  await guess(15)
  const burst = await Promise.all(Array.from({ length: 20 }, () => signIn('not the password')))
  expect(burst.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
})

test('a device is known to the account that signed in from it, and to no other', async () => {
  const { guess, signIn, knownDevice } = await newPortal()
  const cookies = await knownDevice('other@portal.test')
  await guess(20)
  expect((await signIn(PASSWORD, { cookies })).statusCode).toBe(429)
})

test('a shared device is known to each account that signed in from it', async () => {
  const { guess, signIn, knownDevice } = await newPortal()
  const first = await knownDevice()
  const second = await signIn(PASSWORD, { email: 'other@portal.test', cookies: first })
  const device = second.cookies.find(({ name }) => name === 'device')?.value ?? ''
  await guess(20)
  await guess(20, 'other@portal.test')
  for (const email of [OWNER, 'other@portal.test']) {
    expect((await signIn(PASSWORD, { email, cookies: { device } })).statusCode).toBe(200)
  }
})

test.each(['', 'x', '.', '~', 'a.b', '~~~~~~~~.'])('ignores the invented cookie %j', async (device) => {
  const { guess, signIn } = await newPortal()
  await guess(20)
  expect((await signIn(PASSWORD, { cookies: { device } })).statusCode).toBe(429)
})

test('the cookie contains no address, is hidden from scripts and lasts half a year', async () => {
  const { signIn } = await newPortal()
  const device = (await signIn(PASSWORD)).cookies.find(({ name }) => name === 'device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 24 * 60 * 60 })
  expect(device?.value).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
})

describe('guesses from one network', () => {
  /** An hour of guesses, each as soon as allowed, from the addresses of one customer of a provider. */
  async function guessForAnHour(
    portal: Awaited<ReturnType<typeof newPortal>>,
    getAddress: (at: number) => string,
  ) {
    const end = portal.clock.now + HOUR
    let guesses = 0
    for (let at = 0; portal.clock.now < end; at += 1) {
      const response = await portal.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email: OWNER, password: 'not the password' },
        remoteAddress: getAddress(at),
      })
      if (response.statusCode === 401) guesses += 1
      else portal.clock.now += Number(response.headers['retry-after']) * SECOND
    }
    return guesses
  }

  test.each<[string, (at: number) => string]>([
    ['one address', () => '198.51.100.7'],
    ['an IPv6 network', (at) => `2001:db8:7:${(at % 60_000).toString(16)}::1`],
  ])('without end, from %s, delay nobody on a new device elsewhere', async (_where, getAddress) => {
    const portal = await newPortal()
    for (let hours = 0; hours < 2; hours += 1) {
      expect(await guessForAnHour(portal, getAddress)).toBeLessThan(30)
      expect((await portal.signIn(PASSWORD)).statusCode).toBe(200)
    }
  })
})
