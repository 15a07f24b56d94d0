import { expect, test } from 'vitest'
import { sendingKeyOf } from './sending-key.ts'

test('the same content keeps its key, another gets another', () => {
  const first = sendingKeyOf({ name: 'Kokonut' }, null)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(sendingKeyOf({ name: 'Kokonut' }, first)).toBe(first)
  expect(sendingKeyOf({ name: 'Kokonut Oil' }, first).key).not.toBe(first.key)
})
