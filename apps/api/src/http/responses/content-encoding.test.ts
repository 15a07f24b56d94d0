import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, chooseContentEncoding } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.000, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['abrupt', 'identity'],
])('Accept-Encoding %o gets %s', (header, encoding) => {
  expect(chooseContentEncoding(header)).toBe(encoding)
})

test('what is compressed reads the same', async () => {
  const text = '{"name":"Nouméa"}'.repeat(50)
  expect(brotliDecompressSync(await compress(text, 'br')).toString()).toBe(text)
  expect(gunzipSync(await compress(text, 'gzip')).toString()).toBe(text)
})
