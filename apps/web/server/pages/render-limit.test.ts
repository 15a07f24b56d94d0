import { expect, test } from 'vitest'
import { RenderLimit } from './render-limit.ts'

test('a network may cause a number of renders in five minutes, and gets the seconds until the next', () => {
  let now = 0
  const limit = new RenderLimit(0.005, () => now)
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0])
  now = 60_000
  expect(limit.take('a')).toBe(240)
  expect(limit.take('b')).toBe(0)
  now = 300_000
  expect(limit.take('a')).toBe(0)
})

test('a refunded render does not count', () => {
  const limit = new RenderLimit(0.001, () => 0)
  expect(limit.take('a')).toBe(0)
  limit.refund('a')
  expect(limit.take('a')).toBe(0)
  expect(limit.take('a')).toBe(300)
})
