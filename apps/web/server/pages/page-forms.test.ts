import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAtOnce } from './compression.ts'
import { PageForms } from './page-forms.ts'

const HTML = `<p>${Array.from({ length: 300 }, (_, n) => `Nouméa ${n * 7919}`).join(' ')}</p>`

test('every form reads the same, is made once, and is there at once from then on', async () => {
  let changes = 0
  const forms = new PageForms(compressAtOnce(HTML), () => {
    changes += 1
  })
  const [one, other] = [forms.in('gzip'), forms.in('gzip')]
  expect(other).toBe(one)
  expect(gunzipSync(await one).toString()).toBe(HTML)
  expect(forms.in('gzip')).toBeInstanceOf(Buffer)
  expect((await forms.in('identity')).toString()).toBe(HTML)
  expect(brotliDecompressSync(await forms.in('br')).toString()).toBe(HTML)
  expect(changes).toBe(2)
})

test('the third view, and no other, makes the compressed form denser', async () => {
  const forms = new PageForms(compressAtOnce(HTML))
  const before = (await forms.in('br')).length
  const work: (() => Promise<void>)[] = []
  const inTurn = (piece: () => Promise<void>) => void work.push(piece)
  forms.viewed(inTurn)
  forms.viewed(inTurn)
  expect(work).toHaveLength(0)
  forms.viewed(inTurn)
  forms.viewed(inTurn)
  expect(work).toHaveLength(1)
  await work[0]?.()
  const dense = await forms.in('br')
  expect(dense.length).toBeLessThan(before)
  expect(brotliDecompressSync(dense).toString()).toBe(HTML)
})

test('its bytes are those of all forms together', async () => {
  const forms = new PageForms(compressAtOnce(HTML))
  const [br, identity] = [await forms.in('br'), await forms.in('identity')]
  expect(forms.bytes).toBe(br.length + identity.length)
})

test('the HTML that another form is made from is not kept', async () => {
  const forms = new PageForms(compressAtOnce(HTML))
  const work: (() => Promise<void>)[] = []
  for (let view = 1; view <= 3; view += 1) forms.viewed((piece) => void work.push(piece))
  await work[0]?.()
  const [br, gzip] = [await forms.in('br'), await forms.in('gzip')]
  expect((await forms.html()).toString()).toBe(HTML)
  expect(forms.bytes).toBe(br.length + gzip.length)
})

test('a form holds no more memory than its bytes', async () => {
  const forms = new PageForms(compressAtOnce(HTML))
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const form = await forms.in(encoding)
    expect(form.buffer.byteLength).toBe(form.length)
  }
})
