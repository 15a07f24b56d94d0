import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'

const GUARDS = {
  'content-security-policy':
    "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
}
const REFUSAL: unknown = { message: expect.any(String) }
const JSON_TYPE = { 'content-type': 'application/json' }
const SIGN_IN = { method: 'POST', url: '/api/auth/sign-in' } as const

test.each([
  [200, 'a response', { method: 'GET', url: '/api/health/live' }],
  [401, 'a refusal', { method: 'GET', url: '/api/auth/user' }],
  [404, 'an address with nothing', { method: 'GET', url: '/api/nothing' }],
  [404, 'a method with nothing', { method: 'DELETE', url: '/api/auth/user' }],
  [400, 'an address that can’t be decoded', { method: 'GET', url: '/api/%zz' }],
  [400, 'broken JSON', { ...SIGN_IN, headers: JSON_TYPE, payload: '{"email":' }],
  [400, 'no body', { ...SIGN_IN, headers: JSON_TYPE }],
  [400, 'JSON that is no object', { ...SIGN_IN, headers: JSON_TYPE, payload: '"text"' }],
  [
    400,
    'a body that reaches for prototypes',
    { ...SIGN_IN, headers: JSON_TYPE, payload: '{"__proto__":{"a":1}}' },
  ],
  [
    413,
    'a body over 64 KiB',
    { ...SIGN_IN, headers: JSON_TYPE, payload: JSON.stringify('x'.repeat(65_536)) },
  ],
  [415, 'plain text', { ...SIGN_IN, headers: { 'content-type': 'text/plain' }, payload: '{}' }],
  [
    415,
    'a form',
    { ...SIGN_IN, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
  ],
  [
    415,
    'a compressed body',
    { ...SIGN_IN, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, payload: '{}' },
  ],
] as const)('%i for %s is JSON under every guard', async (status, _what, request) => {
  const { app } = await newApp()
  const response = await app.inject(request)
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject({ ...GUARDS, 'content-type': 'application/json; charset=utf-8' })
  expect(response.json()).toEqual(status === 200 ? { status: 'ok' } : REFUSAL)
})

test('sends Strict-Transport-Security over https', async () => {
  const name = 'strict-transport-security'
  const plain = await newApp()
  const secure = await newApp({ config: { https: true, publicUrl: 'https://portal.example' } })
  expect((await plain.get('/api/health/live')).headers).not.toHaveProperty(name)
  expect((await secure.get('/api/health/live')).headers[name]).toBe('max-age=63072000; includeSubDomains')
})

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  [
    'headers over 16 KiB',
    `GET /api/health/live HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(17_000)}\r\n\r\n`,
    431,
  ],
])('responds to %s with the same headers', async (_what, bytes, status) => {
  const { app } = await newApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const response = await send((app.server.address() as AddressInfo).port, bytes)
  expect(response).toContain(`HTTP/1.1 ${status} `)
  for (const [name, value] of Object.entries(GUARDS)) expect(response).toContain(`${name}: ${value}\r\n`)
  expect(response).toMatch(/\r\n\r\n\{"message":".+"\}$/)
})

function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      response += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(response))
  })
}
