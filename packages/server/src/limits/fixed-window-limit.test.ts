import { MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { FixedWindowCounter } from './fixed-window-counter.ts'

test('counts each key in its own window, which begins with its first count', () => {
  const window = new FixedWindowCounter(MINUTE, 10)
  expect(window.add('a', 1_000)).toEqual({ count: 1, seconds: 60 })
  expect(window.add('a', 31_000)).toEqual({ count: 2, seconds: 30 })
  expect(window.add('b', 31_000)).toEqual({ count: 1, seconds: 60 })
  expect(window.add('a', 60_999)).toEqual({ count: 3, seconds: 1 })
  expect(window.add('a', 61_000)).toEqual({ count: 1, seconds: 60 })
  expect(window.add('b', 61_000)).toEqual({ count: 2, seconds: 30 })
})

test('evicts the least recently counted key', () => {
  const window = new FixedWindowCounter(MINUTE, 3)
  for (const key of ['a', 'b', 'c', 'a', 'a', 'd']) window.add(key, 0)
  expect(['a', 'c', 'd'].map((key) => window.add(key, 0).count)).toEqual([4, 2, 2])
  expect(window.add('b', 0).count).toBe(1)
})

test('a clock that is set back ends the window', () => {
  const window = new FixedWindowCounter(MINUTE, 10)
  window.add('a', 10 * MINUTE)
  expect(window.add('a', 0)).toEqual({ count: 1, seconds: 60 })
})
