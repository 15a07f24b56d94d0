import { expect, test } from 'vitest'
import { formatSourceDate } from './index.ts'

test.each([
  ['2020-09-25', '25 Sep 2020'],
  ['2020-11', 'Nov 2020'],
  ['2015', '2015'],
  ['undated, a copy read in November 2026', 'undated, a copy read in November 2026'],
])('formats %s as %s', (date, words) => {
  expect(formatSourceDate(date)).toBe(words)
})
