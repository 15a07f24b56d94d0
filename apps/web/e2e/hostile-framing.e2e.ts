// cspell:ignore xchunked
import { expect, test } from 'vitest'
import { requestHead } from '../test/wire.ts'
import { attackedPortal, post, SIGN_IN, SMUGGLED } from './attacked-portal.ts'

/** Request smuggling: bytes that two servers could frame differently. */

const { sendBytes, expectUnharmed } = attackedPortal()

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
  const answers = await sendBytes(bytes)
  expect(answers).toMatchObject([{ status: 400, headers: { connection: 'close' } }])
  await expectUnharmed(answers)
})

test('a header folded over two lines adds no header', async () => {
  const answers = await sendBytes(
    `GET /api/auth/user HTTP/1.1\r\nHost: portal.test\r\nX-A: b\r\n Cookie: sid=x\r\n\r\n`,
  )
  expect(answers.map(({ status }) => status)).toEqual([expect.toBeOneOf([400, 401])])
  await expectUnharmed(answers)
})
