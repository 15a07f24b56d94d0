import { expect, test } from 'vitest'
import { LeastRecentlyUsed } from './least-recently-used.ts'

test('what was not used for longest goes first', () => {
  const kept = new LeastRecentlyUsed<string>(100)
  kept.set('a', 'A', 40)
  kept.set('b', 'B', 40)
  kept.get('a')
  kept.set('c', 'C', 40)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C'])
})

test('a thing that is put in again counts once', () => {
  const kept = new LeastRecentlyUsed<string>(100)
  for (const text of ['1', '2', '3']) kept.set('a', text, 60)
  kept.set('b', 'B', 40)
  expect([kept.get('a'), kept.get('b')]).toEqual(['3', 'B'])
})

test('what is larger than everything together is not kept', () => {
  const kept = new LeastRecentlyUsed<string>(100)
  kept.set('a', 'A', 40)
  kept.set('b', 'B', 101)
  expect([kept.get('a'), kept.get('b')]).toEqual(['A', undefined])
})
