import { expect, test } from 'vitest'
import { listDraftIdempotencyKeys, toIdempotencyKey } from './idempotency-key.ts'

test('the same content keeps its key, other content gets a new one', () => {
  const first = toIdempotencyKey({ name: 'Kokonut' }, null)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(toIdempotencyKey({ name: 'Kokonut' }, first)).toBe(first)
  expect(toIdempotencyKey({ name: 'Kokonut Oil' }, first).key).not.toBe(first.key)
})

test('keys of a draft depend on its id and the content only', () => {
  const keyFor = (draft: string, name: string) =>
    toIdempotencyKey({ name }, null, listDraftIdempotencyKeys(draft)).key
  expect(keyFor('one', 'Kokonut')).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor('one', 'Kokonut')).toBe(keyFor('one', 'Kokonut'))
  expect(keyFor('two', 'Kokonut')).not.toBe(keyFor('one', 'Kokonut'))
  expect(keyFor('one', 'Kokonuts')).not.toBe(keyFor('one', 'Kokonut'))
})
