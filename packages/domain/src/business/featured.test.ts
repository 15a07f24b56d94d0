import { expect, test } from 'vitest'
import { isFeaturedByReviews } from './featured.ts'

test.each([
  [0, 0, false],
  [10, 2, false],
  [15, 3, true],
  [10.5, 3, true],
  [10, 3, false],
  [69, 20, true],
  [68, 20, false],
])('%d stars in %d reviews: %s, by the average as shown', (sum, count, expected) => {
  expect(isFeaturedByReviews(sum, count)).toBe(expected)
})
