import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, compressAsGzip } from './compression.ts'

test('encoded content decodes to the original', async () => {
  const html = '<p>Nouméa</p>'.repeat(50)
  expect(brotliDecompressSync(await compress(Buffer.from(html))).toString()).toBe(html)
  expect(gunzipSync(await compressAsGzip(Buffer.from(html))).toString()).toBe(html)
})

test('a long page has a 64 KiB brotli window, encoded as a first bit of 0', async () => {
  const html = Array.from({ length: 20_000 }, (_, line) => `<p>${line}</p>`).join('')
  expect((await compress(Buffer.from(html))).readUInt8(0) & 1).toBe(0)
})

/** Text of so many lines, each with something that can't be compressed. */
const linesOfNames = (count: number): string =>
  Array.from(
    { length: count },
    (_, line) =>
      `<li>${createHash('sha256').update(String(line)).digest('base64url')} ${'island '.repeat(4)}</li>`,
  ).join('')

const brotliAt = (content: string, quality: number): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 16 },
  }).length

test('a page that just misses the first ten packets is compressed further, one far from them is not', async () => {
  const near = Array.from({ length: 80 }, (_, step) => linesOfNames(380 + step * 2)).find((html) => {
    const quick = brotliAt(html, 6)
    return quick > 14_700 && quick < 15_200
  })
  expect(near).toBeDefined()
  expect((await compress(Buffer.from(near ?? ''))).length).toBeLessThan(brotliAt(near ?? '', 6))
  const far = linesOfNames(700)
  expect(Math.abs((await compress(Buffer.from(far))).length - brotliAt(far, 6))).toBeLessThan(200)
})
