import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressQuickly } from './compression.ts'
import { EncodedPage } from './encoded-page.ts'

const HTML = `<p>${Array.from({ length: 300 }, (_, n) => `Nouméa ${n * 7919}`).join(' ')}</p>`

test('every encoding decodes to the same HTML, is created once and then available synchronously', async () => {
  let changes = 0
  const page = new EncodedPage(compressQuickly(HTML), () => {
    changes += 1
  })
  const [one, other] = [page.encode('gzip'), page.encode('gzip')]
  expect(other).toBe(one)
  expect(gunzipSync(await one).toString()).toBe(HTML)
  expect(page.encode('gzip')).toBeInstanceOf(Buffer)
  expect((await page.encode('identity')).toString()).toBe(HTML)
  expect(brotliDecompressSync(await page.encode('br')).toString()).toBe(HTML)
  expect(changes).toBe(2)
})

test('only the third view recompresses the page at maximum quality', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  const before = (await page.encode('br')).length
  const work: (() => Promise<void>)[] = []
  const enqueue = (piece: () => Promise<void>) => void work.push(piece)
  page.countView(enqueue)
  page.countView(enqueue)
  expect(work).toHaveLength(0)
  page.countView(enqueue)
  page.countView(enqueue)
  expect(work).toHaveLength(1)
  await work[0]?.()
  const smallest = await page.encode('br')
  expect(smallest.length).toBeLessThan(before)
  expect(brotliDecompressSync(smallest).toString()).toBe(HTML)
})

test('its size is the sum of all encodings', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  const [br, identity] = [await page.encode('br'), await page.encode('identity')]
  expect(page.bytes).toBe(br.length + identity.length)
})

test('HTML decoded to create another encoding is not stored', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  const work: (() => Promise<void>)[] = []
  for (let view = 1; view <= 3; view += 1) page.countView((piece) => void work.push(piece))
  await work[0]?.()
  const [br, gzip] = [await page.encode('br'), await page.encode('gzip')]
  expect((await page.html()).toString()).toBe(HTML)
  expect(page.bytes).toBe(br.length + gzip.length)
})

test('an encoding uses no more memory than its bytes', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const encoded = await page.encode(encoding)
    expect(encoded.buffer.byteLength).toBe(encoded.length)
  }
})

test('a page at maximum quality is not compressed again', () => {
  const page = new EncodedPage(compressQuickly(HTML), undefined, true)
  const work: (() => Promise<void>)[] = []
  for (let view = 1; view <= 3; view += 1) page.countView((piece) => void work.push(piece))
  expect(work).toHaveLength(0)
})
