import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

test('decompressing returns the same text', async () => {
  const text = '{"name":"Nouméa"}'.repeat(50)
  expect(brotliDecompressSync(await compress(text, 'br')).toString()).toBe(text)
  expect(gunzipSync(await compress(text, 'gzip')).toString()).toBe(text)
})
