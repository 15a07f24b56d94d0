import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('a key acquires no more than the limit, and others are not affected', () => {
  const limit = createConcurrencyLimit(2)
  const releases = [limit.acquire('a'), limit.acquire('a')]
  expect([limit.acquire('a'), limit.acquire('b')]).toEqual([null, expect.any(Function)])
  releases[0]?.()
  expect(limit.acquire('a')).toBeTypeOf('function')
})

test('releasing twice frees one', () => {
  const limit = createConcurrencyLimit(2)
  const release = limit.acquire('a')
  limit.acquire('a')
  release?.()
  release?.()
  expect([limit.acquire('a'), limit.acquire('a')]).toEqual([expect.any(Function), null])
})
