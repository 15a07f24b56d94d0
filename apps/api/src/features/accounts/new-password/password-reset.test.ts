import { HOUR, MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { ANA, lastMail, post, registerAna, findToken } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'

const OWNER = CAST.owner.email
const NEW_PASSWORD = 'breadfruit & 3 canoes'

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const ask = (email: string = OWNER) => post(portal, '/api/auth/password-resets', { email })
  return {
    ...portal,
    clock,
    ask,
    reset: (token: string, password = NEW_PASSWORD) =>
      post(portal, '/api/auth/password-resets/password', { token, password }),
    /** Requests a link; returns its token. */
    newToken: async (email: string = OWNER) => {
      await ask(email)
      return findToken(await lastMail(portal), 'reset-password')
    },
    signsIn: async (email: string, password: string) =>
      (await post(portal, '/api/auth/sign-in', { email, password })).statusCode,
  }
}

test('a link sets a new password once, ends every session and tells the account by email', async () => {
  const portal = await newPortal()
  const cookies = await portal.signIn('owner')
  const others = await portal.signIn('other')
  const token = await portal.newToken()
  const response = await portal.reset(token)
  expect([response.statusCode, response.json()]).toEqual([200, { email: 'o***@portal.test', unlinked: [] }])
  expect(response.cookies.map(({ name }) => name)).toEqual(['device'])

  expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(401)
  expect((await portal.get('/api/auth/user', others)).statusCode).toBe(200)
  expect([await portal.signsIn(OWNER, PASSWORD), await portal.signsIn(OWNER, NEW_PASSWORD)]).toEqual([
    401, 200,
  ])
  const message = (await readMails(portal)).at(-1)
  expect([message?.subject, message?.to_address, message?.lane]).toEqual([
    'Your password was changed',
    OWNER,
    'security',
  ])
  const again = await portal.reset(token, 'another & 4 canoes')
  expect(again.statusCode).toBe(404)
  expect(again.json<{ message: string }>().message).toContain('Please ask for a new one')
})

test('the response reveals nothing, and an unknown address gets no email', async () => {
  const portal = await newPortal()
  const known = await portal.ask()
  const unknown = await portal.ask('nobody@portal.test')
  expect([known.statusCode, known.json()]).toEqual([202, { email: OWNER }])
  expect([unknown.statusCode, unknown.json()]).toEqual([202, { email: 'nobody@portal.test' }])
  expect((await readMails(portal)).map(({ to_address }) => to_address)).toEqual([OWNER])
  const tokens = await portal.store.read.selectFrom('account_tokens').select('user_id').execute()
  expect(tokens.filter(({ user_id }) => user_id !== null)).toHaveLength(1)
  expect(tokens).toHaveLength(4)
})

test('a link works for an hour', async () => {
  const portal = await newPortal()
  const token = await portal.newToken()
  portal.clock.now += HOUR
  expect((await portal.reset(token)).statusCode).toBe(404)
  const fresh = await portal.newToken()
  portal.clock.now += HOUR - 1
  expect((await portal.reset(fresh)).statusCode).toBe(200)
})

test('using one link makes all others useless', async () => {
  const portal = await newPortal()
  const first = await portal.newToken()
  portal.clock.now += 6 * MINUTE
  const second = await portal.newToken()
  expect(second).not.toBe(first)
  expect((await portal.reset(second)).statusCode).toBe(200)
  expect((await portal.reset(first)).statusCode).toBe(404)
})

test('of two people who use one link at the same moment, one wins', async () => {
  const portal = await newPortal()
  const token = await portal.newToken()
  const [one, other] = ['breadfruit & 3 canoes', 'pandanus & 9 mats'] as const
  const responses = await Promise.all([portal.reset(token, one), portal.reset(token, other)])
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(1)
  const [winner, loser] = statuses[0] === 200 ? [one, other] : [other, one]
  expect([await portal.signsIn(OWNER, winner), await portal.signsIn(OWNER, loser)]).toEqual([200, 401])
})

test('a refused password costs no link and changes nothing', async () => {
  const portal = await newPortal()
  const token = await portal.newToken()
  const cookies = await portal.signIn('owner')
  for (const password of ['password1', 'short']) {
    const response = await portal.reset(token, password)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toHaveProperty('fields.password')
  }
  expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(200)
  expect((await portal.reset(token)).statusCode).toBe(200)
})

test('neither the token of another email nor what the database holds resets a password', async () => {
  const portal = await newPortal()
  const { token } = await registerAna(portal)
  expect((await portal.reset(token)).statusCode).toBe(404)
  const secret = await portal.newToken()
  const rows = await portal.store.read.selectFrom('account_tokens').select('hash').execute()
  for (const { hash } of rows) {
    expect(hash.toString('base64url')).not.toBe(secret)
    expect((await portal.reset(hash.toString('base64url'))).statusCode).toBe(404)
  }
})

test('a reset confirms an unconfirmed address, since the link was mailed to it', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  const token = await portal.newToken(ANA.email)
  await portal.reset(token)
  const response = await post(portal, '/api/auth/sign-in', { email: ANA.email, password: NEW_PASSWORD })
  expect(response.json()).toMatchObject({ isEmailConfirmed: true })
})

test('to an unconfirmed address the email also offers to take the account over', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  await portal.ask(ANA.email)
  const claim = findToken(await lastMail(portal), 'claim')
  const review = await post(portal, '/api/auth/claims/review', { token: claim })
  expect(review.statusCode).toBe(200)

  await portal.ask()
  expect(await lastMail(portal)).not.toContain('/auth/claim')
})

test('taking an account over makes its reset links useless', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  const token = await portal.newToken(ANA.email)
  const claim = findToken(await lastMail(portal), 'claim')
  const mere = { firstName: 'Mere', lastName: 'Tavola', password: 'pandanus, 9 mats', keep: [] }
  await post(portal, '/api/auth/claims/take-over', { ...mere, token: claim })
  expect((await portal.reset(token)).statusCode).toBe(404)
})

test('limits one address to five links in half an hour from one network, without affecting others', async () => {
  const portal = await newPortal()
  const ask = async (remoteAddress: string) => {
    const payload = { email: OWNER }
    const url = '/api/auth/password-resets'
    return (await portal.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  }
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push(await ask('203.0.113.7'))
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  expect(await ask('203.0.113.8')).toBe(202)
})

test('limits a network to thirty links in half an hour', async () => {
  const portal = await newPortal()
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push((await portal.ask(`person${i}@portal.test`)).statusCode)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([202]))
  expect(statuses[30]).toBe(429)
})
