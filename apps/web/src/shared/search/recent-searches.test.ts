import { beforeEach, expect, test } from 'vitest'
import { recentSearches } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('keeps the last five texts, latest first, each once in any spelling', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) recentSearches.add(text)
  expect(recentSearches.read()).toEqual(['C', 'f', 'e', 'd', 'b'])
})

test('clearing removes everything from the device', () => {
  recentSearches.add('kava')
  recentSearches.clear()
  expect(recentSearches.read()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test.each(['["kava", 7, null, "", "oil"]', '{"kava":1}', 'nonsense'])(
  'ignores other stored values: %s',
  (stored) => {
    localStorage.setItem('recent-searches', stored)
    expect(recentSearches.read().every((text) => ['kava', 'oil'].includes(text))).toBe(true)
  },
)

test('ignores a text that is too long for a search', () => {
  recentSearches.add('a'.repeat(201))
  expect(recentSearches.read()).toEqual([])
})
