import { expect, test } from 'vitest'
import { PASSWORD } from '#test/cast.ts'
import { newApp } from '#test/new-app.ts'

const SITE = 'https://portal.example'

test.each([
  ['no browser', {}, true],
  ['this site', { 'sec-fetch-site': 'same-origin', origin: SITE }, true],
  ['an older browser on this site', { origin: SITE }, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://a.portal.example' }, false],
  ['an older browser on another site', { origin: 'https://evil.example' }, false],
  ['a sandboxed page', { origin: 'null' }, false],
  ['the same host without TLS', { origin: 'http://portal.example' }, false],
  ['another port', { origin: `${SITE}:8443` }, false],
  ['a site whose name begins with ours', { origin: `${SITE}.evil.example` }, false],
])('a write from %s', async (_where, headers, isTaken) => {
  const { inject } = await newApp({ config: { publicUrl: SITE, https: true } })
  const payload = { email: 'owner@portal.test', password: PASSWORD }
  const response = await inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload })
  expect(response.statusCode).toBe(isTaken ? 200 : 403)
  expect(response.cookies.length > 0).toBe(isTaken)
})

test('accepts every name of the local machine in development', async () => {
  const { inject } = await newApp()
  const payload = { email: 'owner@portal.test', password: PASSWORD }
  const statusFrom = async (origin: string) =>
    (await inject({ method: 'POST', url: '/api/auth/sign-in', headers: { origin }, payload })).statusCode
  expect(await statusFrom('http://127.0.0.1:3000')).toBe(200)
  expect(await statusFrom('http://localhost:3001')).toBe(200)
  expect(await statusFrom('http://localhost:8080')).toBe(403)
})

test('no response allows cross-origin reads', async () => {
  const { inject } = await newApp()
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
  for (const method of ['GET', 'OPTIONS'] as const) {
    const response = await inject({ method, url: '/api/auth/user', headers })
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})
