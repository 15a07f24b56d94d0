import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'

test.each(['/..//evil.example/path', '/%2e%2e//evil.example', '/\\evil.example', 'https://evil.example/'])(
  '/api/login never redirects to another site: %s',
  async (returnTo) => {
    const { get, signIn } = await newApp()
    const url = `/api/login?${new URLSearchParams({ returnTo }).toString()}`
    expect((await get(url)).headers.location).toBe('/auth/sign-in?returnTo=%2F')
    expect((await get(url, await signIn('owner'))).headers.location).toBe('/')
  },
)

test('/api/login redirects to the sign-in page with the page to return to', async () => {
  const { get } = await newApp()
  const response = await get('/api/login?returnTo=%2Fregister%3Fstep%3D3')
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    '/auth/sign-in?returnTo=%2Fregister%3Fstep%3D3',
  ])
})

test('/api/login redirects newcomers to the page that opens an account', async () => {
  const { get } = await newApp()
  const response = await get('/api/login?prompt=create&returnTo=%2Fregister%3Fstep%3D3')
  expect(response.headers.location).toBe('/auth/register?returnTo=%2Fregister%3Fstep%3D3')
})

test('/api/login redirects a signed-in user straight to the page', async () => {
  const { get, signIn } = await newApp()
  const response = await get('/api/login?returnTo=/dashboard', await signIn('owner'))
  expect(response.headers.location).toBe('/dashboard')
})

const TYPED = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
test.each([
  ['a link of this site', { ...TYPED, 'sec-fetch-site': 'same-origin' }, true],
  ['an address that was typed', TYPED, true],
  ['no browser', {}, true],
  ['a link of another site', { ...TYPED, 'sec-fetch-site': 'cross-site' }, false],
  ['a sibling domain', { ...TYPED, 'sec-fetch-site': 'same-site' }, false],
  ['an image', { ...TYPED, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }, false],
  ['a frame', { ...TYPED, 'sec-fetch-dest': 'iframe' }, false],
  ['a script', { ...TYPED, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, false],
  ['a prefetch', { ...TYPED, 'sec-purpose': 'prefetch' }, false],
  ['a prerender', { ...TYPED, 'sec-purpose': 'prefetch;prerender' }, false],
  ['an older prefetch', { ...TYPED, purpose: 'prefetch' }, false],
])('/api/logout by %s', async (_who, headers, isEnded) => {
  const { inject, get, signIn } = await newApp()
  const cookies = await signIn('owner')
  const response = await inject({ method: 'GET', url: '/api/logout', headers, cookies })
  expect([response.statusCode, response.headers.location]).toEqual([303, '/'])
  expect(response.cookies.map(({ name }) => name)).toEqual(isEnded ? ['sid', 'signed-in'] : [])
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(isEnded ? 401 : 200)
})

test('over HTTPS, the cookie is cleared with the attributes that its prefix requires', async () => {
  const { get } = await newApp({ config: { https: true, publicUrl: 'https://portal.example' } })
  const [cleared] = [(await get('/api/logout')).headers['set-cookie']].flat()
  expect(cleared).toMatch(/^__Host-sid=; Max-Age=0; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/)
})

test('HEAD /api/logout signs nobody out', async () => {
  const { inject, get, signIn } = await newApp()
  const cookies = await signIn('owner')
  expect((await inject({ method: 'HEAD', url: '/api/logout', cookies })).statusCode).toBe(404)
  expect((await get('/api/auth/user', cookies)).statusCode).toBe(200)
})
