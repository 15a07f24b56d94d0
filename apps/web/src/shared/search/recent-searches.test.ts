import { beforeEach, expect, test } from 'vitest'
import { recentSearches } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('the last five texts are kept, the last one first, each once however it is written', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) recentSearches.add(text)
  expect(recentSearches.read()).toEqual(['C', 'f', 'e', 'd', 'b'])
})

test('clearing leaves nothing on the device', () => {
  recentSearches.add('kava')
  recentSearches.clear()
  expect(recentSearches.read()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test.each(['["kava", 7, null, "", "oil"]', '{"kava":1}', 'nonsense'])(
  'what else is stored is left out: %s',
  (stored) => {
    localStorage.setItem('recent-searches', stored)
    expect(recentSearches.read().every((text) => ['kava', 'oil'].includes(text))).toBe(true)
  },
)

test('a text that is longer than a search may be is not kept', () => {
  recentSearches.add('a'.repeat(201))
  expect(recentSearches.read()).toEqual([])
})
