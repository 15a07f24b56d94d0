import { expect, test } from 'vitest'
import { Kept } from './kept.ts'

test('what is kept stays within its number; the one unused for longest goes first', () => {
  const kept = new Kept<string>(2, 1000)
  kept.set('a', 'A', 1)
  kept.set('b', 'B', 1)
  kept.get('a')
  kept.set('c', 'C', 1)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C'])
})

test('what is kept stays within its weight, and one heavy answer never drives out the others', () => {
  const kept = new Kept<string>(100, 160)
  for (let i = 0; i < 20; i++) kept.set(`light ${i}`, 'x', 10)
  expect(kept.get('light 3')).toBeUndefined()
  expect(kept.get('light 4')).toBe('x')
  kept.set('heavy', 'x', 11)
  expect(kept.get('heavy')).toBeUndefined()
  expect(kept.get('light 19')).toBe('x')
})

test('a value that is set again weighs once', () => {
  const kept = new Kept<number>(100, 160)
  for (let i = 0; i < 50; i++) kept.set('same', i, 10)
  kept.set('other', 1, 10)
  expect([kept.get('same'), kept.get('other')]).toEqual([49, 1])
})
