import { expect, test } from 'vitest'
import { idempotencyKeysOfDraft, toIdempotencyKey } from './idempotency-key.ts'

test('the same content keeps its key, another gets another', () => {
  const first = toIdempotencyKey({ name: 'Kokonut' }, null)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(toIdempotencyKey({ name: 'Kokonut' }, first)).toBe(first)
  expect(toIdempotencyKey({ name: 'Kokonut Oil' }, first).key).not.toBe(first.key)
})

test('two windows with one draft have one key for the same content, other drafts another', () => {
  const keyFor = (draft: string, name: string) =>
    toIdempotencyKey({ name }, null, idempotencyKeysOfDraft(draft)).key
  expect(keyFor('one', 'Kokonut')).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor('one', 'Kokonut')).toBe(keyFor('one', 'Kokonut'))
  expect(keyFor('two', 'Kokonut')).not.toBe(keyFor('one', 'Kokonut'))
  expect(keyFor('one', 'Kokonuts')).not.toBe(keyFor('one', 'Kokonut'))
})
