import type { Account } from '@portal/domain/contract'
import { MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { lastMail, post, findToken } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { readMails } from '#test/mails.ts'
import { linksIn, MERE, newPortal } from '#test/provider-portal.ts'

type Portal = Awaited<ReturnType<typeof newPortal>>

const OWNER = CAST.owner.email
const THIEF = 'thief@example.com'
const NEW_PASSWORD = 'breadfruit & 3 canoes'

/** The last mail to an address. */
const textTo = async (portal: Portal, address: string) =>
  (await readMails(portal)).findLast(({ to_address }) => to_address === address)?.text ?? ''

/** Signs somebody in at the provider, in a browser of their own. */
async function signInAtProvider(portal: Portal, sub: string, email: string) {
  portal.visit.visitor = { ...MERE, sub, email, email_verified: true }
  const browser = portal.newBrowser()
  await browser.signIn()
  return browser
}

async function signInWithPassword(portal: Portal): Promise<Record<string, string>> {
  const { cookies } = await post(portal, '/api/auth/sign-in', { email: OWNER, password: PASSWORD })
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

const account = async (portal: Portal, cookies: Record<string, string>) =>
  (await portal.get('/api/account', cookies)).json<Account>()

/** Somebody with the owner's password gives the account their own address, and signs in to it at the provider. */
async function takeAway(portal: Portal) {
  const cookies = await signInWithPassword(portal)
  portal.clock.now += MINUTE
  await post(portal, '/api/account/email-changes', { email: THIEF, password: PASSWORD }, cookies)
  const token = findToken(await textTo(portal, THIEF), 'change-email')
  await post(portal, '/api/auth/email-changes/confirm', { token })
  portal.clock.now += MINUTE
  return signInAtProvider(portal, 'thief-1', THIEF)
}

test('keeping an address unlinks identities linked since, names them, and ends the sessions', async () => {
  const portal = await newPortal()
  await signInAtProvider(portal, 'owner-1', OWNER)
  const thief = await takeAway(portal)
  expect((await linksIn(portal)).map(({ subject }) => subject).toSorted()).toEqual(['owner-1', 'thief-1'])

  const stop = { token: findToken(await textTo(portal, OWNER), 'keep-email') }
  const response = await post(portal, '/api/auth/email-changes/stop', stop)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { email: 'o***@portal.test', unlinked: ['Example ID'], withdrawn: [] },
  ])
  expect(await linksIn(portal)).toMatchObject([{ subject: 'owner-1' }])
  expect((await portal.get('/api/auth/user', thief.jar)).statusCode).toBe(401)
  const mail = (await readMails(portal)).at(-1)
  expect([mail?.to_address, mail?.subject]).toEqual([OWNER, 'Your account keeps this address'])
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('A sign-in with Example ID')

  // At the provider the thief still has an address of their own, which opens an account of its own.
  const again = await signInAtProvider(portal, 'thief-1', THIEF)
  expect(await again.user()).toMatchObject({ email: THIEF })
  const owner = await signInAtProvider(portal, 'owner-1', OWNER)
  expect(await owner.user()).toMatchObject({ email: OWNER, firstName: CAST.owner.first_name })
})

test('a reset unlinks and names every identity, and a sign-in with the same address links it again', async () => {
  const portal = await newPortal()
  const browser = await signInAtProvider(portal, 'owner-1', OWNER)
  await post(portal, '/api/auth/password-resets', { email: OWNER })
  const token = findToken(await lastMail(portal), 'reset-password')
  const reset = { token, password: NEW_PASSWORD }
  const response = await post(portal, '/api/auth/password-resets/password', reset)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { email: 'o***@portal.test', unlinked: ['Example ID'] },
  ])
  expect(await linksIn(portal)).toEqual([])
  expect((await portal.get('/api/auth/user', browser.jar)).statusCode).toBe(401)
  expect((await textTo(portal, OWNER)).replaceAll(/\s+/g, ' ')).toContain(
    'Signing in with Example ID is unlinked too',
  )
  const again = await signInAtProvider(portal, 'owner-1', OWNER)
  expect(await again.user()).toMatchObject({ email: OWNER })
})

test('unlinks a listed identity with the password, ends the other sessions, and sends an email', async () => {
  const portal = await newPortal()
  const browser = await signInAtProvider(portal, 'owner-1', OWNER)
  const cookies = await signInWithPassword(portal)
  const { identities } = await account(portal, cookies)
  expect(identities).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      provider: 'Example ID',
      linkedAt: expect.any(String) as string,
    },
  ])
  const [{ id } = { id: '' }] = identities
  const unlink = (body: object) => post(portal, '/api/account/identities/unlink', body, cookies)
  expect((await unlink({ id })).statusCode).toBe(403)
  expect((await unlink({ id, password: 'not the password' })).json()).toMatchObject({
    fields: { password: 'This is not your current password' },
  })
  expect((await unlink({ id: 'f'.repeat(32), password: PASSWORD })).statusCode).toBe(404)
  const response = await unlink({ id, password: PASSWORD })
  expect([response.statusCode, response.json()]).toEqual([200, { ended: 1 }])
  expect((await account(portal, cookies)).identities).toEqual([])
  expect((await portal.get('/api/auth/user', browser.jar)).statusCode).toBe(401)
  const mail = (await readMails(portal)).at(-1)
  expect([mail?.to_address, mail?.subject]).toEqual([OWNER, 'Example ID is unlinked from your account'])
  const actions = await portal.store.read.selectFrom('audit').select('action').orderBy('id').execute()
  expect(actions.at(-1)).toEqual({ action: 'provider unlinked' })
})

test('refuses to unlink the only way to sign in before there is a password', async () => {
  const portal = await newPortal()
  await portal.signIn()
  const [{ id } = { id: '' }] = (await account(portal, portal.jar)).identities
  const unlink = (body: object) => post(portal, '/api/account/identities/unlink', body, portal.jar)
  const refused = await unlink({ id })
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'This is the only way to sign in to your account. Choose a password first, then unlink it',
  ])
  expect(await linksIn(portal)).toHaveLength(1)
})

test('nobody unlinks an identity of another account', async () => {
  const portal = await newPortal()
  await portal.signIn()
  const [{ id } = { id: '' }] = (await account(portal, portal.jar)).identities
  const cookies = await signInWithPassword(portal)
  const response = await post(portal, '/api/account/identities/unlink', { id, password: PASSWORD }, cookies)
  expect(response.statusCode).toBe(404)
  expect(await linksIn(portal)).toHaveLength(1)
})
