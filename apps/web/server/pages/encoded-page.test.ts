import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressQuickly } from './compression.ts'
import { EncodedPage } from './encoded-page.ts'

const HTML = `<p>${Array.from({ length: 300 }, (_, n) => `Nouméa ${n * 7919}`).join(' ')}</p>`

test('every form reads the same, is made once, and is there at once from then on', async () => {
  let changes = 0
  const page = new EncodedPage(compressQuickly(HTML), () => {
    changes += 1
  })
  const [one, other] = [page.as('gzip'), page.as('gzip')]
  expect(other).toBe(one)
  expect(gunzipSync(await one).toString()).toBe(HTML)
  expect(page.as('gzip')).toBeInstanceOf(Buffer)
  expect((await page.as('identity')).toString()).toBe(HTML)
  expect(brotliDecompressSync(await page.as('br')).toString()).toBe(HTML)
  expect(changes).toBe(2)
})

test('the third view, and no other, makes the compressed form denser', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  const before = (await page.as('br')).length
  const work: (() => Promise<void>)[] = []
  const enqueue = (piece: () => Promise<void>) => void work.push(piece)
  page.countView(enqueue)
  page.countView(enqueue)
  expect(work).toHaveLength(0)
  page.countView(enqueue)
  page.countView(enqueue)
  expect(work).toHaveLength(1)
  await work[0]?.()
  const dense = await page.as('br')
  expect(dense.length).toBeLessThan(before)
  expect(brotliDecompressSync(dense).toString()).toBe(HTML)
})

test('its bytes are those of all forms together', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  const [br, identity] = [await page.as('br'), await page.as('identity')]
  expect(page.bytes).toBe(br.length + identity.length)
})

test('the HTML that another form is made from is not kept', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  const work: (() => Promise<void>)[] = []
  for (let view = 1; view <= 3; view += 1) page.countView((piece) => void work.push(piece))
  await work[0]?.()
  const [br, gzip] = [await page.as('br'), await page.as('gzip')]
  expect((await page.html()).toString()).toBe(HTML)
  expect(page.bytes).toBe(br.length + gzip.length)
})

test('a form holds no more memory than its bytes', async () => {
  const page = new EncodedPage(compressQuickly(HTML))
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const encoded = await page.as(encoding)
    expect(encoded.buffer.byteLength).toBe(encoded.length)
  }
})
