import { describe, expect, test } from 'vitest'
import { countWords, isAddressOfNetwork, isTemporarilyClosed, normaliseTags } from './index.ts'

test.each([
  ['', 0],
  ['  Fresh\ntuna,  every day ', 4],
])('countWords(%j) is %i', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('tags are trimmed and kept once, in their order', () => {
  expect(normaliseTags([' Fresh  tuna', 'Ice', 'fresh tuna', ' '])).toEqual(['Fresh tuna', 'Ice'])
})

test.each([
  ['facebook', 'https://www.facebook.com/shop', true],
  ['facebook', 'https://facebook.com.example.org/shop', false],
  ['instagram', 'https://instagram.com/shop', true],
  ['twitter', 'https://x.com/shop', true],
  ['twitter', 'https://netflix.com/shop', false],
  ['twitter', 'not an address', false],
] as const)('whether %s has %s: %s', (network, address, expected) => {
  expect(isAddressOfNetwork(network, address)).toBe(expected)
})

describe('isTemporarilyClosed', () => {
  const HONIARA = 'Pacific/Guadalcanal'
  test.each([
    [false, null, '2026-11-20T05:00Z', false],
    [true, null, '2026-11-20T05:00Z', true],
    [true, '2026-11-21', '2026-11-20T12:59Z', true],
    [true, '2026-11-21', '2026-11-20T13:00Z', false],
  ])('%s until %s, at %s: %s', (temporarilyClosed, temporarilyClosedUntil, now, expected) => {
    expect(isTemporarilyClosed({ temporarilyClosed, temporarilyClosedUntil }, HONIARA, now)).toBe(expected)
  })
})
