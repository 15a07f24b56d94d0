import { expect, test } from 'vitest'
import { negotiateEncoding } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.000, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['abrupt', 'identity'],
])('Accept-Encoding %o gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
