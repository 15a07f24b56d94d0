import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { PASSWORD } from '#test/cast.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { beginSignIn } from './second-step/sign-in.service.ts'
import { findUserByEmail, updateUser } from '#features/users/users.service.ts'
import { IDLE_TIMEOUT, SESSION_LIFETIME } from './sessions.service.ts'

const HOUR = 60 * 60 * 1000

test('an unknown address and a wrong password get the same response', async () => {
  const { inject } = await newApp()
  const signIn = (email: string, password: string) =>
    inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email, password } })
  const unknown = await signIn('nobody@portal.test', PASSWORD)
  const wrong = await signIn('owner@portal.test', 'not the password')
  expect(unknown.statusCode).toBe(401)
  expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body])
  expect(wrong.cookies).toEqual([])
})

test('a password that is replaced while it is checked starts no session', async () => {
  const { context, store } = await newApp()
  const user = await findUserByEmail(store.read, 'owner@portal.test')
  if (!user) throw new Error('There is no owner')
  await store.write.transaction().execute((trx) => updateUser(trx, user.id, { password_hash: 'another' }))
  const pending = beginSignIn(context, user, () => Promise.resolve({ id: 'an id', device: null }))
  await expect(pending).rejects.toThrow('This sign-in has ended. Please sign in again')
  expect(await store.read.selectFrom('sessions').select('key').execute()).toEqual([])
})

test('a sign-in with an outdated hash renews it, and every form of the password signs in', async () => {
  const { inject, store, ids } = await newApp()
  const [decomposed, composed] = ['cafe\u0301 at dawn', 'caf\u00e9 at dawn']
  const hashOfOwner = async () =>
    (await findUserByEmail(store.read, 'owner@portal.test'))?.password_hash ?? ''
  const old = await hash(decomposed)
  await store.write.transaction().execute((trx) => updateUser(trx, ids.owner, { password_hash: old }))
  const signIn = async (password: string) =>
    (
      await inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email: 'owner@portal.test', password },
      })
    ).statusCode
  expect(await signIn(composed)).toBe(401)
  expect(await signIn(decomposed)).toBe(200)
  const renewed = await hashOfOwner()
  expect(await verify(renewed, composed)).toBe(true)
  expect([await signIn(composed), await signIn(decomposed)]).toEqual([200, 200])
  expect(await hashOfOwner()).toBe(renewed)
})

test.each([
  ['the case of the address', ' Owner@Portal.test'],
  ['marks that were pasted with the address', '\u202a\u200eowner@\u200bportal.test\u202c\u00a0'],
])('a signed-in user is the current user, whatever %s', async (_, email) => {
  const { get, inject } = await newApp()
  const payload = { email, password: PASSWORD }
  const response = await inject({ method: 'POST', url: '/api/auth/sign-in', payload })
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
  expect((await get('/api/auth/user', cookies)).json()).toEqual(response.json())
})

test.each([
  { config: {}, name: 'sid', secure: undefined },
  { config: { https: true, publicUrl: 'https://portal.example' }, name: '__Host-sid', secure: true },
])(
  'the session cookie is $name with every attribute that its scheme allows',
  async ({ config, name, secure }) => {
    const { inject } = await newApp({ config })
    const payload = { email: 'owner@portal.test', password: PASSWORD }
    // The visitor's protocol is https, whatever the last hop.
    const request = {
      method: 'POST',
      url: '/api/auth/sign-in',
      payload,
      remoteAddress: '203.0.113.7',
    } as const
    const { cookies } = await inject(request)
    const attributes = { path: '/', sameSite: 'Lax', maxAge: 14 * 24 * 60 * 60, ...(secure && { secure }) }
    const value = expect.stringMatching(/^[\w-]{32}\.[\w%+/]+$/) as string
    const expires = expect.any(Date) as Date
    const device = expect.objectContaining({ httpOnly: true, ...(secure && { secure }) }) as object
    expect(cookies).toEqual([
      { name, value, expires, httpOnly: true, ...attributes },
      { name: 'signed-in', value: '1', ...attributes },
      device,
    ])
  },
)

test('the database has a digest of the session id, not the id', async () => {
  const { signIn, store } = await newApp()
  const { sid = '' } = await signIn('owner')
  const [id = ''] = sid.split('.')
  const [row] = await store.read.selectFrom('sessions').selectAll().execute()
  expect(row?.key).toEqual(createHash('sha256').update(id).digest())
})

test('signing in again ends the previous session', async () => {
  const { signIn, inject, get } = await newApp()
  const before = await signIn('owner')
  const payload = { email: 'other@portal.test', password: PASSWORD }
  await inject({ method: 'POST', url: '/api/auth/sign-in', payload, cookies: before })
  expect((await get('/api/auth/user', before)).statusCode).toBe(401)
})

test('a refused sign-in or registration keeps the session', async () => {
  const { signIn, inject, get } = await newApp()
  const cookies = await signIn('owner')
  const person = { firstName: 'A', lastName: 'B', email: 'other@portal.test', password: 'not the password' }
  for (const url of ['/api/auth/sign-in', '/api/auth/register']) {
    const response = await inject({ method: 'POST', url, payload: person, cookies })
    expect([401, 409]).toContain(response.statusCode)
    expect(response.cookies).toEqual([])
  }
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(200)
})

test('a session ends after a day without use', async () => {
  let now = NOW
  const { signIn, get } = await newApp({ now: () => now })
  const cookies = await signIn('owner')
  now += IDLE_TIMEOUT - 1
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(200)
  now += IDLE_TIMEOUT
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(401)
})

test('a session ends after two weeks, however much it is used', async () => {
  let now = NOW
  const { signIn, get } = await newApp({ now: () => now, config: { rateLimitScale: 10 } })
  const cookies = await signIn('owner')
  for (; now < NOW + SESSION_LIFETIME; now += 12 * HOUR) {
    expect((await get('/api/auth/user', cookies)).statusCode).toBe(200)
  }
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(401)
})

test('cookies of an ended session are cleared', async () => {
  const { signIn, get, store } = await newApp()
  const cookies = await signIn('owner')
  await store.write.deleteFrom('sessions').execute()
  const cleared = (await get('/api/auth/user', cookies)).cookies
  expect(cleared.map(({ name, value, path }) => [name, value, path])).toEqual([
    ['sid', '', '/'],
    ['signed-in', '', '/'],
  ])
})

test('the signed-in hint is cleared without a session', async () => {
  const { get } = await newApp()
  const { cookies } = await get('/api/auth/user', { 'signed-in': '1', theme: 'dark' })
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([['signed-in', '']])
})

test('a request that is refused before its session is read keeps the cookies', async () => {
  const { signIn, inject } = await newApp()
  const headers = { origin: 'https://evil.example' }
  const cookies = await signIn('owner')
  const response = await inject({ method: 'POST', url: '/api/auth/sign-in', payload: {}, headers, cookies })
  expect([response.statusCode, response.cookies]).toEqual([403, []])
})

test('somebody who never signed in gets no cookie', async () => {
  const { get } = await newApp()
  expect((await get('/api/auth/user')).headers['set-cookie']).toBeUndefined()
})

test('without a cookie no session is read', async () => {
  const { get, store } = await newApp()
  await store.run('drop table sessions')
  expect((await get('/api/businesses', { theme: 'dark' })).statusCode).toBe(200)
  expect((await get('/api/auth/user')).statusCode).toBe(401)
})

test('public reads never set a cookie', async () => {
  const { signIn, get, store, ids } = await newApp()
  const alive = await signIn('owner')
  const dead = await signIn('other')
  await store.write.deleteFrom('sessions').where('user_id', '=', ids.other).execute()
  for (const cookies of [{}, alive, dead, { sid: 'forged' }, { 'signed-in': '1' }]) {
    for (const url of ['/api/businesses', '/api/news', '/api/stats/dashboard']) {
      expect((await get(url, cookies)).headers['set-cookie']).toBeUndefined()
    }
  }
})

test('ignores a tampered cookie', async () => {
  const { signIn, get } = await newApp()
  const { sid = '' } = await signIn('owner')
  const [id = '', signature = ''] = sid.split('.')
  const other = (text: string) => (text.startsWith('x') ? 'y' : 'x') + text.slice(1)
  for (const forged of [id, `${id}.`, `${id}.${other(signature)}`, other(sid), '', '.', '%']) {
    expect((await get('/api/auth/user', { sid: forged })).statusCode).toBe(401)
  }
})

test('administrator rights are those in the database, not those at sign-in', async () => {
  const { signIn, get, store } = await newApp()
  const cookies = await signIn('admin')
  const isAdmin = async () => (await get('/api/auth/user', cookies)).json<{ isAdmin: boolean }>().isAdmin
  expect(await isAdmin()).toBe(true)
  await store.write.updateTable('users').set({ is_admin: 0 }).execute()
  expect(await isAdmin()).toBe(false)
})

test('deleting an account ends its sessions', async () => {
  const { signIn, get, store, ids } = await newApp()
  const cookies = await signIn('other')
  await store.write.deleteFrom('users').where('id', '=', ids.other).execute()
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(401)
})
