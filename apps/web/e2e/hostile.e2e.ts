// cspell:ignore aamaaa aaqcaaaaaaiaaaaa xchunked
import { expect, test } from 'vitest'
import { requestHead, type WireResponse } from '../test/wire.ts'
import { attackedPortal, JSON_TYPE, MEBIBYTE, post, SIGN_IN, SMUGGLED } from './attacked-portal.ts'

/** Requests that have to be refused, among them those that two servers could frame differently. */

const { sendBytes, expectUnharmed } = attackedPortal()

/** Well-formed JSON. */
const NUL_AS_TEXT = String.raw`{"email":"a\u0000@portal.test","password":"\u0000ab"}`

test.each([
  [414, 'a page’s address that is too long', requestHead(`GET /search?q=${'x'.repeat(5_000)}`)],
  [414, 'a call’s address that is too long', requestHead(`GET /api/businesses?search=${'x'.repeat(5_000)}`)],
  [431, 'headers that are too long', requestHead('GET /', { 'X-Long': 'x'.repeat(20_000) })],
  [400, 'an address that can’t be decoded', requestHead('GET /%E0%A4%A')],
  [400, 'a call’s address that can’t be decoded', requestHead('GET /api/%E0%A4%A')],
  [400, 'a photo’s address that can’t be decoded', requestHead('GET /media/%zz')],
  [400, 'a way out of /api', requestHead('GET /api/..%2f..%2fmedia')],
  [400, 'a way out of /api with backslashes', requestHead('GET /api/..%5c..%5cmedia')],
  [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
  [404, 'a NUL in an address', requestHead('GET /news/a%00b')],
  [301, 'an address that looks like a host', requestHead('GET //evil.test/')],
  [301, 'an address that looks like a host with a backslash', requestHead('GET /\\evil.test/')],
  [405, 'a page posted to', requestHead('POST /help', { 'Content-Length': 2 }) + '{}'],
  [405, 'TRACE', requestHead('TRACE /help')],
  [404, 'a method that no call has', requestHead('PROPFIND /api/businesses')],
  [
    400,
    'a body with a page’s GET',
    requestHead('GET /help', { 'Content-Length': SMUGGLED.length }) + SMUGGLED,
  ],
  [400, 'a body with a call’s GET', requestHead('GET /api/auth/user', { 'Content-Length': 2 }) + '{}'],
  [415, 'a compressed body', post({ 'Content-Length': 2, 'Content-Encoding': 'gzip' }, '{}')],
  [400, 'NUL bytes in JSON', post({ 'Content-Length': 4 }, '\0\0{}')],
  [400, 'NUL as text', post({ 'Content-Length': NUL_AS_TEXT.length }, NUL_AS_TEXT)],
  [
    413,
    'a body over the call’s limit',
    post({ 'Content-Length': 200_000 }, SMUGGLED.repeat(4_000).slice(0, 200_000)),
  ],
  [
    413,
    'chunks over the call’s limit',
    post({ 'Transfer-Encoding': 'chunked' }, `20000\r\n${'x'.repeat(0x20000)}\r\n0\r\n\r\n`),
  ],
  [413, 'a body over any limit', post({ 'Content-Length': 40 * MEBIBYTE }, SMUGGLED.repeat(100))],
  [
    401,
    'photos of somebody signed out',
    requestHead('POST /api/businesses', { ...JSON_TYPE, 'Content-Length': 20 * MEBIBYTE }) +
      SMUGGLED.repeat(1_000),
  ],
  [
    413,
    'a body that waits to be asked for',
    post({ 'Content-Length': 40 * MEBIBYTE, Expect: '100-continue' }, ''),
  ],
  [417, 'an expectation that nobody meets', post({ 'Content-Length': 2, Expect: 'money' }, '')],
  [
    200,
    'an upgrade to WebSocket',
    requestHead('GET /help', {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': 13,
    }),
  ],
  [
    401,
    'an upgrade to HTTP/2',
    requestHead('GET /api/auth/user', {
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
    }),
  ],
  [
    200,
    'the host of another site',
    'GET /help HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n\r\n',
  ],
])('%i is the only response to %s', async (status, _what, bytes) => {
  const responses = await sendBytes(bytes)
  expect(responses.map((response) => response.status)).toEqual([status])
  await expectUnharmed(responses)
})

test.each(['http://evil.example/', 'http://evil.example/api/auth/user', '*'])(
  '%s in place of a path is refused',
  async (target) => {
    const responses = await sendBytes(requestHead(`GET ${target}`))
    expect(responses.map(({ status }) => status)).toEqual([400])
    await expectUnharmed(responses)
  },
)

test.each([
  [
    'a length and chunks',
    post({ 'Content-Length': 6, 'Transfer-Encoding': 'chunked' }, `0\r\n\r\n${SMUGGLED}`),
  ],
  [
    'chunks and a length',
    post({ 'Transfer-Encoding': 'chunked', 'Content-Length': 6 }, `0\r\n\r\n${SMUGGLED}`),
  ],
  ['two lengths', post({ 'Content-Length': '2\r\nContent-Length: 40' }, `{}${SMUGGLED}`)],
  ['a list of lengths', post({ 'Content-Length': '2, 2' }, `{}${SMUGGLED}`)],
  ['a negative length', post({ 'Content-Length': -2 }, `{}${SMUGGLED}`)],
  ['a length with a sign', post({ 'Content-Length': '+2' }, `{}${SMUGGLED}`)],
  ['an unknown transfer encoding', post({ 'Transfer-Encoding': 'xchunked' }, `0\r\n\r\n${SMUGGLED}`)],
  [
    'chunks that are not the last encoding',
    post({ 'Transfer-Encoding': 'chunked, identity' }, `0\r\n\r\n${SMUGGLED}`),
  ],
  ['a blank before the colon', post({ 'Transfer-Encoding ': 'chunked' }, `0\r\n\r\n${SMUGGLED}`)],
  [
    'lines that end with LF alone',
    `${SIGN_IN} HTTP/1.1\nHost: portal.test\nContent-Length: 2\n\n{}${SMUGGLED}`,
  ],
  ['a header that ends with CR alone', `${SIGN_IN} HTTP/1.1\r\nHost: portal.test\rX-A: b\r\n\r\n${SMUGGLED}`],
  ['a broken chunk size', post({ 'Transfer-Encoding': 'chunked' }, `2x\r\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
  [
    'a chunk longer than it says',
    post({ 'Transfer-Encoding': 'chunked' }, `1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  ['a NUL in a header', requestHead('GET /', { 'X-A': 'b\0c' })],
  ['a NUL in the address', requestHead('GET /a\0b')],
  ['no HTTP', 'hello\r\n\r\n'],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown method', requestHead('STEAL /')],
])('%s gets one 400 and a closed connection: nothing after it is a request', async (_what, bytes) => {
  const responses = await sendBytes(bytes)
  expect(responses).toMatchObject([{ status: 400, headers: { connection: 'close' } }])
  await expectUnharmed(responses)
})

test('a header folded over two lines adds no header', async () => {
  const responses = await sendBytes(
    `GET /api/auth/user HTTP/1.1\r\nHost: portal.test\r\nX-A: b\r\n Cookie: sid=x\r\n\r\n`,
  )
  expect(responses.map(({ status }) => status)).toEqual([expect.toBeOneOf([400, 401])])
  await expectUnharmed(responses)
})

test('CONNECT opens nothing', async () => {
  expect(await sendBytes(requestHead('CONNECT 127.0.0.1:22'))).toEqual([])
  await expectUnharmed([])
})

test('requests pipelined after a refused body get no response; valid pipelined requests each get theirs', async () => {
  const refused = await sendBytes(
    post({ 'Content-Length': 40 * MEBIBYTE }, SMUGGLED.repeat(20)) + requestHead('GET /help'),
  )
  expect(refused.map(({ status }) => status)).toEqual([413])
  const good = await sendBytes([1, 2, 3].map((turn) => requestHead(`GET /api/nothing-${turn}`)).join(''))
  expect(good.map(({ status }) => status)).toEqual([404, 404, 404])
  await expectUnharmed([...refused, ...good])
})

test('a forged X-Forwarded-For does not evade the sign-in limit', async () => {
  const body = JSON.stringify({ email: 'mere@portal.test', password: 'not the password' })
  const guess = (turn: number) =>
    sendBytes(
      post(
        {
          'Content-Length': body.length,
          'X-Forwarded-For': `203.0.113.${turn}`,
          'X-Real-IP': `203.0.113.${turn}`,
          Forwarded: `for=203.0.113.${turn}`,
          Connection: 'close, X-Forwarded-For',
        },
        body,
      ),
    )
  const responses: WireResponse[] = []
  for (let turn = 1; turn <= 12; turn++) responses.push(...(await guess(turn)))
  expect(responses.map(({ status }) => status).slice(0, 3)).toEqual([401, 401, 401])
  expect(responses.at(-1)?.status).toBe(429)
  await expectUnharmed(responses)
})
