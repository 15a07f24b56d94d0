import { expect, test } from 'vitest'
import { FixedWindowLimit, type Attempt } from './fixed-window-limit.ts'

const MINUTE = 60_000

/** Milliseconds to wait; 0 for an allowed attempt. */
const getWait = (attempt: Attempt): number => (attempt.isAllowed ? 0 : attempt.waitMs)

function newLimit(options: { max: number; clockToleranceMs?: number; maxKeys?: number }) {
  const limit = new FixedWindowLimit({ windowMs: MINUTE, ...options })
  return { limit, wait: (key: string, now: number) => getWait(limit.consume(key, now)) }
}

test('limits each key in its own window, which begins with its first attempt', () => {
  const { wait } = newLimit({ max: 2 })
  expect([wait('a', 1_000), wait('a', 31_000), wait('a', 31_000)]).toEqual([0, 0, 30_000])
  expect([wait('b', 31_000), wait('a', 60_999)]).toEqual([0, 1])
  expect([wait('a', 61_000), wait('b', 61_000), wait('b', 61_000)]).toEqual([0, 0, 30_000])
})

test('evicts the least recently counted key', () => {
  const { wait } = newLimit({ max: 1, maxKeys: 3 })
  for (const key of ['a', 'b', 'c', 'a', 'd']) wait(key, 0)
  expect(['a', 'c', 'd'].map((key) => wait(key, 0) > 0)).toEqual([true, true, true])
  expect(wait('b', 0)).toBe(0)
})

test('does not count an attempt that is released', () => {
  const { limit, wait } = newLimit({ max: 1 })
  const attempt = limit.consume('a', 0)
  expect(wait('a', 0)).toBe(MINUTE)
  if (attempt.isAllowed) attempt.release()
  expect([wait('a', 1_000), wait('a', 1_000)]).toEqual([0, MINUTE])
})

test('releasing an attempt after its window does not affect the next one', () => {
  const { limit, wait } = newLimit({ max: 1 })
  const attempt = limit.consume('a', 0)
  expect(wait('a', MINUTE)).toBe(0)
  if (attempt.isAllowed) attempt.release()
  expect(wait('a', MINUTE)).toBe(MINUTE)
})

test('a window ends when the clock is set back further than it tolerates', () => {
  const { wait } = newLimit({ max: 1 })
  expect([wait('a', 10 * MINUTE), wait('a', 0)]).toEqual([0, 0])
  const { wait: tolerant } = newLimit({ max: 1, clockToleranceMs: MINUTE })
  expect([tolerant('a', MINUTE), tolerant('a', 0)]).toEqual([0, 2 * MINUTE])
  expect(tolerant('b', MINUTE + 1)).toBe(0)
  expect(tolerant('b', 0)).toBe(0)
})

test('resets all counts', () => {
  const { limit, wait } = newLimit({ max: 1 })
  wait('a', 0)
  limit.clear()
  expect(wait('a', 0)).toBe(0)
})
