import { expect, test } from 'vitest'
import { joinWithOr } from './join-with-or.ts'

test.each([
  [[], ''],
  [['Standard'], 'Standard'],
  [['Standard', 'Enhanced'], 'Standard or Enhanced'],
  [['1', '2', '3'], '1, 2 or 3'],
])('joins %j as “%s”', (alternatives, text) => {
  expect(joinWithOr(alternatives)).toBe(text)
})
