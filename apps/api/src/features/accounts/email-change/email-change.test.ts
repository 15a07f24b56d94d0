import type { Account, CurrentUser } from '@portal/domain/contract'
import { DAY, MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { ANA, post, registerAna, findToken } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { runInOrder } from '#test/held-lock.ts'
import { addListings } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { purgeEmailChanges } from './apply-change.service.ts'

const OLD = CAST.owner.email
const NEW = 'moses.tara@example.com'

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const cookies = await portal.signIn('owner')
  const textTo = async (address: string) =>
    (await readMails(portal)).findLast(({ to_address }) => to_address === address)?.text ?? ''
  return {
    ...portal,
    clock,
    cookies,
    textTo,
    change: (email: string = NEW, password: string = PASSWORD, own = cookies) =>
      post(portal, '/api/account/email-changes', { email, password }, own),
    confirm: (token: string) => post(portal, '/api/auth/email-changes/confirm', { token }),
    stop: (token: string) => post(portal, '/api/auth/email-changes/stop', { token }),
    confirmToken: async (address = NEW) => findToken(await textTo(address), 'change-email'),
    stopToken: async () => findToken(await textTo(OLD), 'keep-email'),
    me: async () => (await portal.get('/api/account', cookies)).json<Account>(),
    signsIn: async (email: string, password: string = PASSWORD) =>
      (await post(portal, '/api/auth/sign-in', { email, password })).statusCode,
  }
}

test('a new address takes effect once it is confirmed, and the old one gets a notice', async () => {
  const portal = await newPortal()
  const response = await portal.change(' Moses.Tara@Example.com ')
  expect([response.statusCode, response.json()]).toEqual([202, { email: NEW }])
  expect(await portal.me()).toMatchObject({
    email: OLD,
    emailChange: { email: NEW, requestedAt: new Date(NOW).toISOString() },
  })
  expect([await portal.signsIn(OLD), await portal.signsIn(NEW)]).toEqual([200, 401])
  expect(await portal.textTo(OLD)).toContain('m***')

  const confirmed = await portal.confirm(await portal.confirmToken())
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email: 'm***@example.com' }])
  expect(await portal.me()).toMatchObject({ email: NEW, isEmailConfirmed: true, emailChange: null })
  expect([await portal.signsIn(OLD), await portal.signsIn(NEW)]).toEqual([401, 200])
  const notice = (await readMails(portal)).at(-1)
  expect([notice?.to_address, notice?.subject]).toEqual([OLD, 'Your email address was changed'])
})

test('a link confirms once, for seven days', async () => {
  const portal = await newPortal()
  await portal.change()
  const token = await portal.confirmToken()
  portal.clock.now += 7 * DAY
  expect((await portal.confirm(token)).statusCode).toBe(404)
  await purgeEmailChanges(portal.store.write, portal.clock.now)
  expect(await portal.store.read.selectFrom('email_changes').selectAll().execute()).toEqual([])

  portal.clock.now -= 7 * DAY
  await portal.change()
  const fresh = await portal.confirmToken()
  const twice = await Promise.all([portal.confirm(fresh), portal.confirm(fresh)])
  const statuses = twice.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(1)
})

test('a wrong password requests no change', async () => {
  const portal = await newPortal()
  const response = await portal.change(NEW, 'not this one')
  expect(response.statusCode).toBe(403)
  expect(response.json()).toHaveProperty('fields.password')
  expect(await readMails(portal)).toEqual([])
})

test('the present address is refused beside its field', async () => {
  const portal = await newPortal()
  const response = await portal.change(OLD)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toHaveProperty('fields.email')
})

test('an address with an account gets the same response, and its holder a notice without a link', async () => {
  const portal = await newPortal()
  const response = await portal.change(CAST.other.email)
  expect([response.statusCode, response.json()]).toEqual([202, { email: CAST.other.email }])
  expect((await portal.me()).emailChange).toMatchObject({ email: CAST.other.email })
  const text = await portal.textTo(CAST.other.email)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('already belongs to an account')
  expect(text).not.toContain('token=')
})

test('the holder of an unconfirmed account with that address also gets the link to take it over', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  await portal.change(ANA.email)
  const text = await portal.textTo(ANA.email)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('already belongs to an account')
  const claim = await post(portal, '/api/auth/claims/review', { token: findToken(text, 'confirm') })
  expect(claim.statusCode).toBe(200)
})

test('an address that was registered meanwhile is refused with 409', async () => {
  const portal = await newPortal()
  await portal.change(ANA.email)
  const token = await portal.confirmToken(ANA.email)
  await registerAna(portal)
  expect((await portal.confirm(token)).statusCode).toBe(409)
  expect((await portal.me()).email).toBe(OLD)
})

test('of two accounts that request one address, the first to confirm gets it', async () => {
  const portal = await newPortal()
  await portal.change()
  const mine = await portal.confirmToken()
  await portal.change(NEW, PASSWORD, await portal.signIn('other'))
  const theirs = await portal.confirmToken()
  const responses = await runInOrder(
    portal.store,
    () => portal.confirm(mine),
    () => portal.confirm(theirs),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409])
})

test('of two changes at the same moment, the later one waits, and only its link works', async () => {
  const portal = await newPortal()
  const addresses = ['one@example.com', 'two@example.com'] as const
  const responses = await Promise.all(addresses.map((address) => portal.change(address)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202])
  const waiting = (await portal.me()).emailChange?.email
  const [dropped = ''] = addresses.filter((address) => address !== waiting)
  expect((await portal.confirm(await portal.confirmToken(dropped))).statusCode).toBe(404)
  expect((await portal.confirm(await portal.confirmToken(waiting))).statusCode).toBe(200)
})

test('sends another link on request, and cancelling a change voids all of them', async () => {
  const portal = await newPortal()
  const mails = '/api/account/email-changes/mails'
  expect((await post(portal, mails, {}, portal.cookies)).statusCode).toBe(404)
  await portal.change()
  const first = await portal.confirmToken()
  const response = await post(portal, mails, {}, portal.cookies)
  expect([response.statusCode, response.json()]).toEqual([202, { email: NEW }])
  const second = await portal.confirmToken()
  expect(second).not.toBe(first)
  const cancelled = await post(portal, '/api/account/email-changes/cancel', {}, portal.cookies)
  expect([cancelled.statusCode, cancelled.json()]).toEqual([200, { email: OLD }])
  for (const token of [first, second]) expect((await portal.confirm(token)).statusCode).toBe(404)
  expect((await portal.me()).emailChange).toBeNull()
})

test('the old address stops a change: sessions end, and the password is no longer valid', async () => {
  const portal = await newPortal()
  await portal.change()
  const token = await portal.confirmToken()
  const response = await portal.stop(await portal.stopToken())
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { email: 'o***@portal.test', unlinked: [], withdrawn: [] },
  ])
  expect((await portal.confirm(token)).statusCode).toBe(404)
  expect((await portal.get('/api/auth/user', portal.cookies)).statusCode).toBe(401)
  expect(await portal.signsIn(OLD)).toBe(401)

  await post(portal, '/api/auth/password-resets', { email: OLD })
  const reset = findToken(await portal.textTo(OLD), 'reset-password')
  await post(portal, '/api/auth/password-resets/password', { token: reset, password: 'sago & 3 canoes' })
  expect(await portal.signsIn(OLD, 'sago & 3 canoes')).toBe(200)
})

test('stopping a change withdraws offers of listings that were made since', async () => {
  const portal = await newPortal()
  const ownerId = portal.ids.owner
  const [before = 0, since = 0] = await addListings(
    portal.store,
    { name: 'Given Before', ownerId },
    { name: 'Given Since', ownerId },
  )
  const offer = (id: number) =>
    post(portal, `/api/businesses/${id}/handover`, { email: 'thief@example.com' }, portal.cookies)
  expect((await offer(before)).statusCode).toBe(201)
  portal.clock.now += MINUTE
  await portal.change()
  portal.clock.now += MINUTE
  expect((await offer(since)).statusCode).toBe(201)
  expect((await portal.stop(await portal.stopToken())).json()).toMatchObject({ withdrawn: ['Given Since'] })
  const left = await portal.store.read.selectFrom('business_handovers').select('business_id').execute()
  expect(left).toEqual([{ business_id: before }])
  expect(await portal.textTo(OLD)).toContain('Given Since was offered to somebody else')
})

test('the old address undoes a confirmed change, however often the address changed since', async () => {
  const portal = await newPortal()
  await portal.change()
  await portal.confirm(await portal.confirmToken())
  const token = await portal.stopToken()
  await portal.change('elsewhere@example.com')
  await portal.confirm(await portal.confirmToken('elsewhere@example.com'))
  const response = await portal.stop(token)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { email: 'o***@portal.test', unlinked: [], withdrawn: [] },
  ])
  const user = await portal.store.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', portal.ids.owner)
    .executeTakeFirst()
  expect(user?.email).toBe(OLD)
  expect((await portal.stop(findToken(await portal.textTo(NEW), 'keep-email'))).statusCode).toBe(404)
})

test('an old address can’t be taken while its link can restore it', async () => {
  const portal = await newPortal()
  await portal.change()
  await portal.confirm(await portal.confirmToken())
  const token = await portal.stopToken()
  const moses = { firstName: 'Moses', lastName: 'Tara', email: OLD, password: 'sago & 3 canoes' }
  const refused = await post(portal, '/api/auth/register', moses)
  expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
    409,
    {
      email:
        'This email address had an account until a few days ago. Open the link in our email to get it back, or register in 7 days',
    },
  ])
  const other = await portal.signIn('other')
  await portal.change(OLD, PASSWORD, other)
  expect(await portal.textTo(OLD)).not.toContain('change-email')
  expect((await portal.stop(token)).statusCode).toBe(200)
})

test('an old address is free again once its link has expired', async () => {
  const portal = await newPortal()
  await portal.change()
  await portal.confirm(await portal.confirmToken())
  portal.clock.now += 7 * DAY
  const moses = { firstName: 'Moses', lastName: 'Tara', email: OLD, password: 'sago & 3 canoes' }
  expect((await post(portal, '/api/auth/register', moses)).statusCode).toBe(201)
})

test('stopping a later change keeps the links of the address before', async () => {
  const portal = await newPortal()
  await portal.change()
  await portal.confirm(await portal.confirmToken())
  const token = await portal.stopToken()
  await portal.change('elsewhere@example.com')
  expect((await portal.stop(findToken(await portal.textTo(NEW), 'keep-email'))).statusCode).toBe(200)
  const response = await portal.stop(token)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { email: 'o***@portal.test', unlinked: [], withdrawn: [] },
  ])
})

test('a reset password cancels a change that waits', async () => {
  const portal = await newPortal()
  await portal.change()
  const token = await portal.confirmToken()
  await post(portal, '/api/auth/password-resets', { email: OLD })
  const reset = findToken(await portal.textTo(OLD), 'reset-password')
  await post(portal, '/api/auth/password-resets/password', { token: reset, password: 'sago & 3 canoes' })
  expect((await portal.confirm(token)).statusCode).toBe(404)
})

test('an unconfirmed account corrects its address', async () => {
  const portal = await newPortal()
  const { cookies } = await registerAna(portal)
  await portal.change('ana.vula@example.com', ANA.password, cookies)
  await portal.confirm(await portal.confirmToken('ana.vula@example.com'))
  expect((await portal.get('/api/auth/user', cookies)).json<CurrentUser>()).toMatchObject({
    email: 'ana.vula@example.com',
    isEmailConfirmed: true,
  })
})

test('wrong passwords from one place don’t keep the owner elsewhere from changing the address', async () => {
  const portal = await newPortal()
  const ask = async (password: string, remoteAddress: string) => {
    const payload = { email: NEW, password }
    const request = { method: 'POST', url: '/api/account/email-changes', payload, remoteAddress } as const
    return (await portal.inject({ ...request, cookies: portal.cookies })).statusCode
  }
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push(await ask(`guess ${i}`, '198.51.100.7'))
  expect([statuses[0], statuses.at(-1)]).toEqual([403, 429])
  expect(await ask(PASSWORD, '203.0.113.9')).toBe(202)
})

test('refuses a sixth address within an hour', async () => {
  const portal = await newPortal()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await portal.change(`moses${i}@example.com`)).statusCode)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})
