import { expect, test } from 'vitest'
import { pluralize } from './index.ts'

test.each([
  [0, 'photo', undefined, '0 photos'],
  [1, 'photo', undefined, '1 photo'],
  [2, 'photo', undefined, '2 photos'],
  [1200, 'download', undefined, '1,200 downloads'],
  [1, 'category', 'categories', '1 category'],
  [3, 'category', 'categories', '3 categories'],
])('writes %d of %s (plural: %s) as %s', (count, one, many, text) => {
  expect(pluralize(count, one, many)).toBe(text)
})
