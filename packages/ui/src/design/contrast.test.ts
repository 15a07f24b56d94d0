import { expect, test } from 'vitest'
import { getContrastRatio } from './contrast.ts'
import { listContrastPairs } from './contrast-pairs.ts'

test.each([
  ['#000000', '#ffffff', undefined, 21],
  ['#ffffff', '#ffffff', undefined, 1],
  ['#777777', '#ffffff', undefined, 4.48],
  ['rgb(0 0 0 / 0.5)', '#ffffff', undefined, 3.95],
  ['#ffffff', 'rgb(255 255 255 / 0.5)', '#000000', 3.95],
])('the contrast of %s on %s over %s is %d', (colour, ground, behind, ratio) => {
  expect(getContrastRatio(colour, ground, behind)).toBeCloseTo(ratio, 1)
})

test('every pair of the contrast page passes', () => {
  const pairs = listContrastPairs()
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter(({ ratio, min }) => ratio < min)).toEqual([])
})
