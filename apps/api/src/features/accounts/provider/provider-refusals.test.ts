import { SIGN_IN_PROBLEMS } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { NOW } from '#test/new-app.ts'
import { PROVIDER_SIGN_IN_LIFETIME } from './provider-sign-in.service.ts'
import { MERE, newPortal, refusedWith, linksIn } from '#test/provider-portal.ts'

describe('a sign-in with a provider', () => {
  const expectSignedOut = async ({ user }: Pick<Awaited<ReturnType<typeof newPortal>>, 'user'>) =>
    expect(await user()).toHaveProperty('message')

  test('reports that it was cancelled at the provider', async () => {
    const portal = await newPortal({ error: 'access_denied' })
    expect((await portal.signIn('/pricing')).headers.location).toBe(refusedWith('cancelled', '/pricing'))
    await expectSignedOut(portal)
  })

  test.each([
    ['temporarily_unavailable', 'unavailable'],
    ['login_required', 'failed'],
  ] as const)('reports the provider’s error %s as %s', async (error, problem) => {
    const portal = await newPortal({ error })
    expect((await portal.signIn()).headers.location).toBe(refusedWith(problem))
  })

  test('expires after ten minutes', async () => {
    const portal = await newPortal()
    const callback = await portal.fetchCallback()
    portal.clock.now += PROVIDER_SIGN_IN_LIFETIME
    expect((await portal.go(callback)).headers.location).toBe(refusedWith('expired', '/'))
    await expectSignedOut(portal)
  })

  test('refuses a state that was used before or that nobody sent', async () => {
    const portal = await newPortal()
    const callback = await portal.fetchCallback()
    await portal.go(callback)
    const again = portal.newBrowser()
    again.jar['login'] = String(portal.jar['login'])
    expect((await again.go(callback)).headers.location).toBe(refusedWith('expired', '/'))
    expect((await again.go('/api/login/callback?code=a&state=b')).headers.location).toBe(
      refusedWith('expired', '/'),
    )
    expect((await again.go('/api/login/callback')).headers.location).toBe(refusedWith('expired', '/'))
    await expectSignedOut(again)
  })

  test('refuses another browser than the one that began it, as when somebody sends their own sign-in to a victim', async () => {
    const portal = await newPortal()
    const callback = await portal.fetchCallback()
    const victim = portal.newBrowser()
    expect((await victim.go(callback)).headers.location).toBe(refusedWith('expired', '/'))
    await victim.go('/api/login')
    expect((await victim.go(callback)).headers.location).toBe(refusedWith('expired', '/'))
    await expectSignedOut(victim)
  })

  test('refuses a code that was redeemed before', async () => {
    const portal = await newPortal()
    const first = new URL(await portal.fetchCallback(), 'http://localhost')
    await portal.go(first.pathname + first.search)
    const other = portal.newBrowser()
    const second = new URL(await other.fetchCallback(), 'http://localhost')
    second.searchParams.set('code', String(first.searchParams.get('code')))
    expect((await other.go(second.pathname + second.search)).headers.location).toBe(refusedWith('expired'))
    await expectSignedOut(other)
  })

  test('refuses a code of somebody else’s sign-in, by PKCE', async () => {
    const portal = await newPortal()
    const stolen = new URL(await portal.fetchCallback(), 'http://localhost').searchParams.get('code')
    const thief = portal.newBrowser()
    const own = new URL(await thief.fetchCallback(), 'http://localhost')
    own.searchParams.set('code', String(stolen))
    expect((await thief.go(own.pathname + own.search)).headers.location).toBe(refusedWith('expired'))
    await expectSignedOut(thief)
  })

  test('refuses a token with another nonce', async () => {
    const portal = await newPortal()
    const callback = await portal.fetchCallback('/dashboard', (url) =>
      url.searchParams.set('nonce', 'another'),
    )
    expect((await portal.go(callback)).headers.location).toBe(refusedWith('failed'))
    await expectSignedOut(portal)
  })

  test.each<[string, object]>([
    ['another audience', { aud: 'another portal' }],
    ['another issuer', { iss: 'https://id.example' }],
    ['an end that is past', { exp: 1_600_000_000 }],
  ])('refuses a token with %s', async (_what, forged) => {
    const portal = await newPortal()
    portal.visit.forge = (claims) => ({ ...claims, ...forged })
    expect((await portal.signIn()).headers.location).toBe(refusedWith('failed'))
    await expectSignedOut(portal)
  })

  test.each(['another key', 'the client’s secret', 'nothing'] as const)(
    'refuses a token signed with %s',
    async (signature) => {
      const portal = await newPortal()
      portal.visit.forge = (claims) => claims
      portal.visit.signature = signature
      expect((await portal.signIn()).headers.location).toBe(refusedWith('failed'))
      await expectSignedOut(portal)
    },
  )

  test('accepts the unchanged token, so that the refusals above are due to the changes', async () => {
    const portal = await newPortal()
    portal.visit.forge = (claims) => claims
    expect((await portal.signIn()).headers.location).toBe('/dashboard')
  })

  test('refuses a code that was issued to another portal', async () => {
    const portal = await newPortal()
    const callback = await portal.fetchCallback('/dashboard', (url) =>
      url.searchParams.set('client_id', 'another portal'),
    )
    expect((await portal.go(callback)).headers.location).toBe(refusedWith('expired'))
  })

  test('responds with 503 while the provider is down, or sends people to the sign-in page, where passwords still work', async () => {
    const portal = await newPortal()
    portal.provider.stop()
    expect((await portal.go('/api/login?returnTo=/pricing')).headers.location).toBe(
      refusedWith('unavailable', '/pricing'),
    )
    const response = await portal.go('/api/login', {})
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '60',
      { message: SIGN_IN_PROBLEMS.unavailable },
    ])
    const payload = { email: CAST.owner.email, password: PASSWORD }
    expect((await post(portal, '/api/auth/sign-in', payload)).statusCode).toBe(200)
  })

  test('reports a provider that goes down during the sign-in', async () => {
    const portal = await newPortal()
    const callback = await portal.fetchCallback()
    portal.provider.stop()
    expect((await portal.go(callback)).headers.location).toBe(refusedWith('unavailable'))
    await expectSignedOut(portal)
  })

  test('refuses a linked account that is suspended, with a sentence on the sign-in page', async () => {
    const portal = await newPortal()
    await portal.signIn()
    const [link] = await linksIn(portal)
    const suspended = { suspended_at: NOW, suspension_reason: 'spam' }
    await portal.store.write
      .updateTable('users')
      .set(suspended)
      .where('id', '=', link?.user_id ?? 0)
      .execute()
    const browser = portal.newBrowser()
    expect((await browser.signIn()).headers.location).toBe(refusedWith('suspended'))
    expect(browser.jar).not.toHaveProperty('sid')
  })

  test('refuses too many from one network', async () => {
    const portal = await newPortal(MERE, { rateLimitScale: 0.05 })
    const locations = []
    for (let i = 0; i < 4; i++) locations.push((await portal.go('/api/login')).headers.location)
    expect(locations.at(-1)).toBe(refusedWith('too-many', '/'))
    expect(locations[2]).toContain(portal.provider.config.issuer)
  })

  test('never sends the browser to another site', async () => {
    const portal = await newPortal()
    const response = await portal.signIn('https://evil.example/')
    expect(response.headers.location).toBe('/')
  })
})
