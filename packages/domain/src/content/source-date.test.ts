import { expect, test } from 'vitest'
import { sourceDate } from './index.ts'

test.each([
  ['2020-09-25', '25 Sep 2020'],
  ['2020-11', 'Nov 2020'],
  ['2015', '2015'],
  ['undated, a copy read in November 2026', 'undated, a copy read in November 2026'],
])('a source of %s is from %s', (date, words) => {
  expect(sourceDate(date)).toBe(words)
})
