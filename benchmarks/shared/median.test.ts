import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  [[9, 1, 4], 4],
  [[4, 1, 2, 9], 3],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})
