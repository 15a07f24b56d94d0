// cspell:ignore xchunked
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { newApp, type TestApp } from './new-app.ts'

/** Malicious requests as bytes: each gets one response with all headers, and does not affect the next caller. */

let portal: TestApp

beforeEach(async () => {
  portal = await newApp()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => portal.app.server.closeAllConnections())

const port = () => (portal.app.server.address() as AddressInfo).port

const SMUGGLED = 'POST /api/inquiries HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n'

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: a', ...headers].join('\r\n')}\r\n\r\n`
const signIn = (body: string, ...headers: string[]) =>
  head('POST /api/auth/sign-in', 'content-type: application/json', ...headers) + body

const LAST_REQUEST = head('GET /api/health/live', 'connection: close')
const LAST_ANSWER = /\r\n\r\n\{"status":"ok"\}$/

/**
 * Returns all responses to some bytes. If the server keeps the connection open, a last request ends it: its response
 * follows any other that the server sends.
 */
async function answersTo(bytes: string): Promise<string[]> {
  const socket = connect(port(), '127.0.0.1', () => socket.write(bytes))
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.once('data', () => socket.write(LAST_REQUEST))
  socket.on('error', () => undefined) // The server may close it before the last request.
  await new Promise((resolve) => void socket.once('close', resolve))
  return received.split(/(?=HTTP\/1\.1 \d)/).filter((response) => response && !LAST_ANSWER.test(response))
}

const REFUSAL = /\r\n\r\n\{"message":"[^"]+"(,"fields":\{.*\})?\}$/
const GUARDS = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy']

test.each([
  [
    400,
    'a length and chunks',
    signIn(`0\r\n\r\n${SMUGGLED}`, 'content-length: 5', 'transfer-encoding: chunked'),
  ],
  [400, 'two lengths', signIn(`{}${SMUGGLED}`, 'content-length: 2', 'content-length: 40')],
  [400, 'an unknown transfer encoding', signIn(`0\r\n\r\n${SMUGGLED}`, 'transfer-encoding: xchunked')],
  [400, 'lines that end with LF alone', `GET /api/health/live HTTP/1.1\nhost: a\n\n${SMUGGLED}`],
  [400, 'a broken chunk size', signIn(`2x\r\n{}\r\n0\r\n\r\n${SMUGGLED}`, 'transfer-encoding: chunked')],
  [400, 'a NUL in a header', head('GET /api/health/live', 'x-a: b\0c')],
  [400, 'an address that can’t be decoded', head('GET /api/%E0%A4%A')],
  [404, 'an address of 8,000 characters', head(`GET /api/${'x'.repeat(8_000)}`)],
  [431, 'headers of 20,000 characters', head('GET /api/health/live', `x-a: ${'y'.repeat(20_000)}`)],
  [404, 'a method that no call has', head('PROPFIND /api/businesses')],
  [
    413,
    'a body over the limit',
    signIn(SMUGGLED.repeat(2_000), `content-length: ${SMUGGLED.length * 2_000}`),
  ],
  [415, 'a body in gzip', signIn('{}', 'content-length: 2', 'content-encoding: gzip')],
  [415, 'a body in gzip and plain', signIn('{}', 'content-length: 2', 'content-encoding: gzip, identity')],
  [415, 'a body in an unknown encoding', signIn('{}', 'content-length: 2', 'content-encoding: x')],
  [400, 'plain JSON that says so', signIn('{}', 'content-length: 2', 'content-encoding: identity')],
  [400, 'NUL bytes in JSON', signIn('\0\0{}', 'content-length: 4')],
  [
    401,
    'photos of somebody signed out',
    head('POST /api/businesses', `content-length: ${SMUGGLED.length * 250}`) + SMUGGLED.repeat(250),
  ],
])('%i is the only response to %s', async (status, _what, bytes) => {
  const answers = await answersTo(bytes)
  expect(answers).toEqual([expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${status} `)) as string])
  expect(answers[0]).toMatch(REFUSAL)
  for (const name of GUARDS) expect(answers[0]).toContain(`\r\n${name}: `)
  expect((await fetch(`http://127.0.0.1:${port()}/api/health/live`)).status).toBe(200)
})
