import { expect, test } from 'vitest'
import { fitWithin } from './shrink-photo.ts'

test.each([
  [{ width: 4032, height: 3024 }, 1600, { width: 1600, height: 1200 }],
  [{ width: 3024, height: 4032 }, 1600, { width: 1200, height: 1600 }],
  [{ width: 640, height: 480 }, 1600, { width: 640, height: 480 }],
  [{ width: 9000, height: 2 }, 1600, { width: 1600, height: 1 }],
])('%o fits within %i as %o', (size, side, expected) => {
  expect(fitWithin(size, side)).toEqual(expected)
})
