import { expect, test } from 'vitest'
import { deriveKeyFromDraft, reuseOrCreateKey } from './idempotency-key.ts'

test('the same content keeps its key, other content gets a new one', () => {
  const first = reuseOrCreateKey({ name: 'Kokonut' }, null)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(reuseOrCreateKey({ name: 'Kokonut' }, first)).toBe(first)
  expect(reuseOrCreateKey({ name: 'Kokonut Oil' }, first).key).not.toBe(first.key)
})

test('keys of a draft depend on its id and the content only', () => {
  const getKey = (draft: string, name: string) =>
    reuseOrCreateKey({ name }, null, deriveKeyFromDraft(draft)).key
  expect(getKey('one', 'Kokonut')).toMatch(/^[0-9a-f]{32}$/)
  expect(getKey('one', 'Kokonut')).toBe(getKey('one', 'Kokonut'))
  expect(getKey('two', 'Kokonut')).not.toBe(getKey('one', 'Kokonut'))
  expect(getKey('one', 'Kokonuts')).not.toBe(getKey('one', 'Kokonut'))
})
