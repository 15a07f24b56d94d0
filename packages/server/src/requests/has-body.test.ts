import { expect, test } from 'vitest'
import { hasBody } from './has-body.ts'

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '12' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('a request with the headers %o has a body: %s', (headers, expected) => {
  expect(hasBody({ headers })).toBe(expected)
})
