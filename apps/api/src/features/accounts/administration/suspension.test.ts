import { SIGN_IN_PROBLEMS } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { ANA, post, registerAna, findToken } from '#test/accounts.ts'
import { PASSWORD } from '#test/cast.ts'
import { runInOrder } from '#test/held-lock.ts'
import { addListings, getNames } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { createCode, turnOnSecondStep } from '#test/second-step.ts'
import { newAdministration, readAudit } from '#test/users.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { insertSession } from '../sessions.repository.ts'
import { hashSessionId } from '../sessions.service.ts'

const REFUSED = { message: SIGN_IN_PROBLEMS.suspended }

async function newSuspension() {
  const portal = await newAdministration()
  const cookies = await portal.signIn('owner')
  const listed = async () => getNames(await portal.get('/api/businesses?sort=alphabetical'))
  return { ...portal, cookies, owner: portal.ids.owner, listed }
}

describe('a suspended account', () => {
  test('is signed out at once, and nobody can sign in to it until it is restored', async () => {
    const portal = await newSuspension()
    const { owner, cookies } = portal
    const response = await portal.suspend(owner, { note: 'Please stop.' })
    const suspendedAt = new Date(portal.clock.now).toISOString()
    expect(response.json()).toEqual({ id: owner, role: 'user', suspendedAt, listings: 0 })
    expect(await portal.isSignedIn(cookies)).toBe(false)
    const refused = await portal.typePassword('owner')
    expect([refused.statusCode, refused.json(), refused.cookies]).toEqual([403, REFUSED, []])
    expect(await portal.detail(owner)).toMatchObject({
      suspension: { at: suspendedAt, reason: 'spam', note: 'Please stop.', hiddenListings: 0 },
      sessions: [],
    })

    expect((await portal.restore(owner)).json()).toEqual({
      id: owner,
      role: 'user',
      suspendedAt: null,
      listings: 0,
    })
    expect((await portal.typePassword('owner')).statusCode).toBe(200)
    expect((await portal.detail(owner)).suspension).toBeNull()
  })

  test('is named as such only to somebody with the right password', async () => {
    const portal = await newSuspension()
    await portal.suspend(portal.owner)
    const payload = { email: 'owner@portal.test', password: 'a wrong one' }
    expect((await post(portal, '/api/auth/sign-in', payload)).statusCode).toBe(401)
  })

  test('can’t be signed in to by a code of a sign-in that began before', async () => {
    const portal = await newSuspension()
    const { secret } = await turnOnSecondStep(portal, portal.cookies)
    portal.clock.now += 30_000
    const response = await portal.typePassword('owner')
    const pending = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
    await portal.suspend(portal.owner)
    const code = createCode(secret, portal.clock.now)
    expect((await post(portal, '/api/auth/second-step', { code }, pending)).statusCode).toBe(401)
    expect((await portal.typePassword('owner')).statusCode).toBe(403)
  })

  test('can’t be signed in to by a new password, nor by a takeover', async () => {
    const portal = await newSuspension()
    const ana = await registerAna(portal)
    await post(portal, '/api/auth/claims', { email: ANA.email })
    await post(portal, '/api/auth/password-resets', { email: ANA.email })
    const [claim = '', reset = ''] = (await readMails(portal)).slice(-2).map(({ text }) => text)
    await portal.suspend(ana.id)
    const taken = { ...ANA, email: undefined, token: findToken(claim, 'claim'), keep: [] }
    for (const url of ['/api/auth/claims/take-over', '/api/auth/claims/review']) {
      const response = await post(portal, url, taken)
      expect([response.statusCode, response.json()]).toEqual([403, REFUSED])
    }
    const password = 'another fine password'
    const chosen = { token: findToken(reset, 'reset-password'), password }
    expect((await post(portal, '/api/auth/password-resets/password', chosen)).statusCode).toBe(200)
    expect((await post(portal, '/api/auth/sign-in', { email: ANA.email, password })).statusCode).toBe(403)
  })

  test('has no session, even if one began during the suspension, nor after it is restored', async () => {
    const portal = await newSuspension()
    await portal.suspend(portal.owner)
    const [name = '', cookie = ''] = Object.entries(portal.cookies).find(([key]) => key === 'sid') ?? []
    const id = decodeURIComponent(cookie).split('.')[0] ?? ''
    const at = portal.clock.now
    const late = { user_id: portal.owner, created_at: at, used_at: at, device: null }
    await insertSession(portal.store.write, { key: hashSessionId(id), ...late })
    expect(await portal.isSignedIn({ [name]: cookie })).toBe(false)
    await portal.restore(portal.owner)
    expect(await portal.isSignedIn({ [name]: cookie })).toBe(false)
  })

  test('is notified of the reason, and when it is restored', async () => {
    const portal = await newSuspension()
    await portal.suspend(portal.owner, { reason: 'other', note: 'You asked us to.' })
    await portal.restore(portal.owner, { note: 'Welcome back.' })
    const [suspended, restored] = await readMails(portal)
    expect([suspended?.to_address, suspended?.subject]).toEqual([
      'owner@portal.test',
      'Your account is suspended',
    ])
    expect(suspended?.text).toContain('You asked us to.')
    expect([restored?.subject, restored?.text]).toEqual([
      'Your account is restored',
      expect.stringContaining('Welcome back.'),
    ])
  })
})

describe('the listings of a suspended account', () => {
  async function newListings() {
    const portal = await newSuspension()
    const ownerId = portal.owner
    const [reef = 0, own = 0] = await addListings(
      portal.store,
      { ownerId, name: 'Reef Boats' },
      { ownerId, name: 'Suspended Alone' },
      { ownerId, name: 'Waiting', status: 'pending' },
      { ownerId: portal.ids.other, name: 'Of Somebody Else' },
    )
    const change = (id: number, suspended_at: number | null) =>
      portal.store.write.transaction().execute((trx) => changeBusiness(trx, id, { suspended_at }))
    await change(own, portal.clock.now - 1)
    return { ...portal, reef, own, change }
  }

  test('stay public unless they are hidden with it', async () => {
    const portal = await newListings()
    await portal.suspend(portal.owner)
    expect(await portal.listed()).toEqual(['Of Somebody Else', 'Reef Boats'])
  })

  test('are hidden and restored with it, except for those that were suspended separately', async () => {
    const portal = await newListings()
    expect((await portal.detail(portal.owner)).listingsToHide).toBe(2)
    const suspended = await portal.suspend(portal.owner, { hideListings: true })
    expect(suspended.json<{ listings: number }>().listings).toBe(2)
    expect(await portal.listed()).toEqual(['Of Somebody Else'])
    expect((await portal.get(`/api/businesses/${portal.reef}`)).statusCode).toBe(404)
    expect((await portal.detail(portal.owner)).suspension?.hiddenListings).toBe(2)
    portal.clock.now += 1000
    expect((await portal.restore(portal.owner)).json<{ listings: number }>().listings).toBe(2)
    expect(await portal.listed()).toEqual(['Of Somebody Else', 'Reef Boats'])
    expect((await portal.get(`/api/businesses/${portal.own}`)).statusCode).toBe(404)
  })

  test('stay hidden if they were suspended separately meanwhile', async () => {
    const portal = await newListings()
    await portal.suspend(portal.owner, { hideListings: true })
    await portal.change(portal.reef, portal.clock.now + 1)
    await portal.restore(portal.owner)
    expect(await portal.listed()).toEqual(['Of Somebody Else'])
  })

  test('and the account itself have audit entries with before and after', async () => {
    const portal = await newListings()
    await portal.suspend(portal.owner, { hideListings: true })
    const lines = await readAudit(portal)
    expect(lines.map(({ action, subject_kind }) => `${subject_kind} ${action}`)).toEqual([
      'business suspended',
      'business suspended',
      'account suspended',
    ])
    const at = new Date(portal.clock.now).toISOString()
    expect(lines.at(-1)).toMatchObject({
      actor_id: portal.ids.admin,
      subject_id: portal.owner,
      reason: 'spam',
      note: null,
      changes: JSON.stringify({ suspendedAt: [null, at], hiddenListings: [0, 2] }),
    })
    await portal.restore(portal.owner)
    expect((await readAudit(portal)).at(-1)).toMatchObject({
      action: 'restored',
      changes: JSON.stringify({ suspendedAt: [at, null], hiddenListings: [2, 0] }),
    })
  })
})

describe('refusals', () => {
  test('refuses to suspend an administrator, oneself among them', async () => {
    const portal = await newSuspension()
    const response = await portal.suspend(portal.ids.admin)
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      409,
      'An administrator can’t be suspended. Take their rights away first',
    ])
  })

  test('refuses a second suspension, a restoration without one, an unknown account and a reason without its note', async () => {
    const portal = await newSuspension()
    expect((await portal.restore(portal.owner)).statusCode).toBe(409)
    const both = await Promise.all([portal.suspend(portal.owner), portal.suspend(portal.owner)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      message: 'This account is already suspended',
      current: { id: portal.owner, role: 'user', suspendedAt: new Date(portal.clock.now).toISOString() },
    })
    expect((await readMails(portal)).length).toBe(1)
    expect((await portal.suspend(999_999)).statusCode).toBe(404)
    expect((await portal.suspend(portal.owner, { reason: 'other' })).json()).toMatchObject({
      fields: { note: 'Please say in the note what the reason is' },
    })
  })

  test('refuses one of two concurrent requests to suspend an account and to make it an administrator', async () => {
    const portal = await newSuspension()
    const responses = await Promise.all([
      portal.suspend(portal.owner),
      portal.setRole(portal.owner, 'administrator'),
    ])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    const [row] = await portal.list('?search=moses')
    expect(row?.isAdmin).toBe(row?.suspendedAt === null)
  })

  test('refuses a suspension by an administrator whose rights were withdrawn meanwhile', async () => {
    const portal = await newSuspension()
    await portal.setRole(portal.owner, 'administrator')
    const responses = await runInOrder(
      portal.store,
      () => portal.setRole(portal.owner, 'user'),
      () => portal.suspend(portal.ids.other, {}, portal.cookies),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 403])
    expect(await portal.list('?state=suspended')).toEqual([])
  })
})

test('the password of the cast signs in every account that is not suspended', async () => {
  const portal = await newSuspension()
  await portal.suspend(portal.owner)
  const payload = { email: 'other@portal.test', password: PASSWORD }
  expect((await post(portal, '/api/auth/sign-in', payload)).statusCode).toBe(200)
})
