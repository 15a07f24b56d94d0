import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { compressQuickly } from './compression.ts'
import { PageStore, type StoredPage } from './page-store.ts'

const MEBIBYTE = 1024 * 1024
/** Random bytes don't compress, so that each page's size is known. */
const HTML = randomBytes(MEBIBYTE / 2).toString('latin1')
const brotli = compressQuickly(HTML)

const add = (store: PageStore, key: string): StoredPage => {
  const page = store.prepare(
    key,
    {
      kind: 'page',
      status: 200,
      retryAfter: null,
      isPrivate: false,
      policy: '',
      etag: key,
      renderedAt: 0,
      used: [],
      brotli,
    },
    'one',
  )
  store.set(key, page)
  return page
}

const storedOf = (store: PageStore, keys: readonly string[]): string[] =>
  keys.filter((key) => store.get(key) !== undefined)

/** As many pages as fit into the store, and half of that. */
const FULL = Math.floor((64 * MEBIBYTE) / (brotli.length + 4_096))
const keys = Array.from({ length: Math.floor(FULL * 1.5) }, (_, n) => `full /${n}`)

test('the least recently used pages are evicted beyond the limit', () => {
  const store = new PageStore()
  for (const key of keys) add(store, key)
  const stored = storedOf(store, keys)
  expect(stored.at(-1)).toBe(keys.at(-1))
  expect(stored.length * brotli.length).toBeLessThanOrEqual(64 * MEBIBYTE)
  expect(stored.length).toBeGreaterThanOrEqual(FULL)
})

test('encodings added later count too, also those of stale pages', async () => {
  const store = new PageStore()
  const some = keys.slice(0, Math.floor(FULL / 2))
  const pages = some.map((key) => add(store, key))
  expect(storedOf(store, some)).toHaveLength(some.length)
  for (const [n, page] of pages.entries()) await store.stale(some[n] ?? '', page, async () => brotli)
  expect(storedOf(store, some)).toHaveLength(some.length)
  for (const page of pages) await page.encoded.encode('identity')
  const left = storedOf(store, some)
  expect(left.length).toBeLessThan(some.length)
  expect(left.length * (2 * brotli.length + Buffer.byteLength(HTML))).toBeLessThanOrEqual(64 * MEBIBYTE)
})
