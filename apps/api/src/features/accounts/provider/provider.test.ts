import { describe, expect, test } from 'vitest'
import { ANA, post, registerAna, findToken } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import type { Visitor } from '#test/identity-provider.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { PROVIDER_SIGN_IN_LIFETIME, purgeProviderSignIns } from './provider-sign-in.service.ts'
import { MERE, newPortal, refusedWith, linksIn } from '#test/provider-portal.ts'

describe('without a provider', () => {
  test('sign-in methods are empty, and the callback does not exist', async () => {
    const { get } = await newApp()
    expect((await get('/api/auth/methods')).json()).toEqual({ provider: null })
    expect((await get('/api/login/callback?code=a&state=b')).statusCode).toBe(404)
  })
})

describe('with a provider', () => {
  test('its name is public', async () => {
    const { get } = await newPortal()
    expect((await get('/api/auth/methods')).json()).toEqual({ provider: { name: 'Example ID' } })
  })

  test('/api/login redirects to it with PKCE, state and nonce, and sets a cookie for the way back', async () => {
    const { go, provider } = await newPortal()
    const response = await go('/api/login?returnTo=/dashboard')
    const url = new URL(String(response.headers.location))
    expect([response.statusCode, url.origin]).toEqual([303, provider.config.issuer])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/login/callback',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{32,}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(response.cookies).toMatchObject([{ name: 'login', httpOnly: true, sameSite: 'Lax', maxAge: 600 }])
  })

  test('a first sign-in opens a confirmed account without a password and returns to the page', async () => {
    const portal = await newPortal()
    const response = await portal.signIn('/register-business?resume=1')
    expect([response.statusCode, response.headers.location]).toEqual([303, '/register-business?resume=1'])
    expect(await portal.user()).toMatchObject({
      firstName: 'Mere',
      lastName: 'Tavola',
      email: 'mere@example.com',
      isAdmin: false,
      isEmailConfirmed: true,
    })
    const { user_id: id } = (await linksIn(portal))[0] ?? {}
    const row = portal.store.read
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id ?? 0)
    expect(await row.executeTakeFirst()).toEqual({ password_hash: null })
  })

  test('a password for an account without one gets the usual response', async () => {
    const portal = await newPortal()
    await portal.signIn()
    const responses = []
    for (const email of ['mere@example.com', 'nobody@example.com'])
      responses.push((await post(portal, '/api/auth/sign-in', { email, password: 'null' })).body)
    expect(responses[0]).toBe(responses[1])
  })

  test('the next sign-in finds the account by its id at the provider, whatever its address there', async () => {
    const portal = await newPortal()
    await portal.signIn()
    portal.visit.visitor = { ...MERE, email: CAST.owner.email, email_verified: false }
    const browser = portal.newBrowser()
    expect((await browser.signIn()).headers.location).toBe('/dashboard')
    expect((await browser.user()).email).toBe('mere@example.com')
    expect(await linksIn(portal)).toHaveLength(1)
  })

  test('a sign-in rotates the session and ends the previous one', async () => {
    const portal = await newPortal()
    await portal.signIn()
    const before = { ...portal.jar }
    delete portal.jar['sid']
    delete portal.jar['signed-in']
    portal.jar['sid'] = String(before['sid'])
    const other = portal.newBrowser()
    const callback = await other.fetchCallback()
    // The browser that comes back has somebody's session already.
    other.jar['sid'] = String(before['sid'])
    await other.go(callback)
    expect(other.jar['sid']).not.toBe(before['sid'])
    expect((await portal.get('/api/auth/user', { sid: String(before['sid']) })).statusCode).toBe(401)
    expect((await other.user()).email).toBe('mere@example.com')
  })

  test('a confirmed account with the verified address is linked, notified, and keeps its password', async () => {
    const portal = await newPortal({ ...MERE, email: CAST.owner.email })
    expect((await portal.signIn()).headers.location).toBe('/dashboard')
    expect((await portal.user()).firstName).toBe('Moses')
    expect(await linksIn(portal)).toEqual([{ subject: 'mere-1', user_id: portal.ids.owner }])
    const [mail] = await readMails(portal)
    expect([mail?.to_address, mail?.subject]).toEqual([
      CAST.owner.email,
      'You can now sign in with Example ID',
    ])
    const payload = { email: CAST.owner.email, password: PASSWORD }
    expect((await post(portal, '/api/auth/sign-in', payload)).statusCode).toBe(200)
    const entries = await portal.store.read.selectFrom('audit').select(['action', 'subject_id']).execute()
    expect(entries).toEqual([{ action: 'provider linked', subject_id: portal.ids.owner }])
  })

  test.each([
    { email: CAST.owner.email, email_verified: false },
    { email: CAST.owner.email, email_verified: undefined },
    { email: CAST.owner.email, email_verified: 'false' },
    { email: CAST.owner.email, email_verified: 1 },
    { email: undefined, email_verified: true },
    { email: 'no address', email_verified: true },
    { email: 'new@example.com', email_verified: false },
  ])('nothing is linked or opened without a verified address: %j', async (claims) => {
    const portal = await newPortal({ ...MERE, ...claims })
    expect((await portal.signIn()).headers.location).toBe(refusedWith('unverified'))
    expect(await portal.user()).toHaveProperty('message')
    expect(await linksIn(portal)).toEqual([])
    const users = await portal.store.read.selectFrom('users').select('id').execute()
    expect(users).toHaveLength(3)
  })

  test.each([true, 'true'])('an address is verified by the claim %j', async (verified) => {
    const portal = await newPortal({ ...MERE, email_verified: verified })
    expect((await portal.signIn()).headers.location).toBe('/dashboard')
    expect(await portal.user()).toMatchObject({ email: 'mere@example.com', isEmailConfirmed: true })
  })

  test.each<[string, object, object]>([
    ['address, verification and names', { email: 'mere@example.com', email_verified: true }, MERE],
    ['whether its address is verified', { email: 'mere@example.com' }, { email_verified: true }],
    ['the address that is verified', { email_verified: true }, { email: 'mere@example.com' }],
    ['names', { email: 'mere@example.com', email_verified: 'true' }, {}],
  ])('what the id token leaves out comes from userinfo: %s', async (_what, inToken, inUserInfo) => {
    const names = { given_name: 'Mere', family_name: 'Tavola' }
    const portal = await newPortal({ sub: 'mere-1', ...names, ...inUserInfo })
    portal.visit.forge = (claims) => ({ ...claims, ...inToken })
    expect((await portal.signIn()).headers.location).toBe('/dashboard')
    expect(await portal.user()).toMatchObject({
      email: 'mere@example.com',
      firstName: 'Mere',
      lastName: 'Tavola',
    })
  })

  test('a verified address in userinfo does not vouch for another one in the id token', async () => {
    const portal = await newPortal()
    portal.visit.forge = (claims) => ({ ...claims, email: CAST.owner.email })
    await portal.signIn()
    expect(await portal.user()).toMatchObject({ email: 'mere@example.com' })
    expect((await linksIn(portal))[0]?.user_id).not.toBe(portal.ids.owner)
  })

  test.each(['client_secret_basic', 'client_secret_post', 'client_secret_jwt', 'none'] as const)(
    'signs in with a provider that supports only %s',
    async (clientAuthentication) => {
      const portal = await newPortal(MERE, {}, { clientAuthentication })
      expect((await portal.signIn()).headers.location).toBe('/dashboard')
      expect((await portal.user()).email).toBe('mere@example.com')
    },
  )

  test.each([
    [{ name: 'Mere Adi Tavola', given_name: '', family_name: '' }, 'Mere', 'Adi Tavola'],
    [{ name: '', given_name: '', family_name: '' }, 'mere', ''],
    [{ name: 'x'.repeat(200), given_name: 'y'.repeat(81), family_name: 'Tavola' }, 'mere', 'Tavola'],
  ])('a new account’s names, from %j', async (names, first, last) => {
    const portal = await newPortal({ ...MERE, ...names })
    await portal.signIn()
    expect(await portal.user()).toMatchObject({ firstName: first, lastName: last })
  })
})

describe('an unconfirmed account with the verified address', () => {
  const ANA_THERE: Visitor = { sub: 'ana-1', email: ANA.email, email_verified: true, given_name: 'Ana' }

  test('is locked at once: its password, sessions and links stop working', async () => {
    const portal = await newPortal(ANA_THERE)
    const account = await registerAna(portal)
    const location = String((await portal.signIn()).headers.location)
    expect(location).toMatch(/^\/auth\/claim\?token=[\w-]+&returnTo=%2Fdashboard$/)
    expect((await portal.get('/api/auth/user', account.cookies)).statusCode).toBe(401)
    const { email, password } = ANA
    expect((await post(portal, '/api/auth/sign-in', { email, password })).statusCode).toBe(401)
    const { token } = account
    expect((await post(portal, '/api/auth/confirmations', { token })).statusCode).toBe(404)
    expect((await post(portal, '/api/auth/claims/review', { token })).statusCode).toBe(404)
  })

  test('belongs to the owner after the takeover, and only then is linked and signed in', async () => {
    const portal = await newPortal(ANA_THERE)
    await registerAna(portal)
    const token = findToken(String((await portal.signIn()).headers.location), 'claim')
    expect(await portal.user()).toHaveProperty('message')
    expect(await linksIn(portal)).toEqual([])
    const taken = { token, firstName: 'Ana', lastName: 'Vula', password: 'pandanus, 9 mats', keep: [] }
    expect((await post(portal, '/api/auth/claims/take-over', taken)).statusCode).toBe(200)
    expect((await portal.newBrowser().signIn()).headers.location).toBe('/dashboard')
    expect(await linksIn(portal)).toHaveLength(1)
  })

  test('stays unchanged when the address is not verified', async () => {
    const portal = await newPortal({ ...ANA_THERE, email_verified: false })
    const account = await registerAna(portal)
    expect((await portal.signIn()).headers.location).toBe(refusedWith('unverified'))
    expect((await portal.get('/api/auth/user', account.cookies)).statusCode).toBe(200)
  })
})

test('two tabs sign in side by side', async () => {
  const portal = await newPortal()
  const [first, second] = [await portal.fetchCallback('/pricing'), await portal.fetchCallback('/events')]
  expect((await portal.go(second)).headers.location).toBe('/events')
  expect((await portal.go(first)).headers.location).toBe('/pricing')
})

test('sign-ins that took too long are deleted', async () => {
  const portal = await newPortal()
  await portal.go('/api/login')
  await purgeProviderSignIns(portal.store.write, NOW + PROVIDER_SIGN_IN_LIFETIME - 1)
  const left = () => portal.store.read.selectFrom('provider_sign_ins').select('nonce').execute()
  expect(await left()).toHaveLength(1)
  await purgeProviderSignIns(portal.store.write, NOW + PROVIDER_SIGN_IN_LIFETIME)
  expect(await left()).toEqual([])
})
