import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encode } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['abrupt', 'identity'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['gzip;q=0', 'identity'],
])('Accept-Encoding %o gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('encoded content decodes to the original', async () => {
  const html = '<p>Nouméa</p>'.repeat(50)
  expect(brotliDecompressSync(await encode(html, 'br')).toString()).toBe(html)
  expect(gunzipSync(await encode(html, 'gzip')).toString()).toBe(html)
  expect((await encode(html, 'identity')).toString()).toBe(html)
})

test('a long page has a 64 KiB brotli window, encoded as a first bit of 0', async () => {
  const html = Array.from({ length: 20_000 }, (_, line) => `<p>${line}</p>`).join('')
  expect((await encode(html, 'br')).readUInt8(0) & 1).toBe(0)
})
