import { expect, test } from 'vitest'
import { getLastIssueTime } from './issue-time.ts'

/** 9:00 in Honiara is 22:00 UTC of the day before. */
test.each([
  ['2026-11-23T22:00:00Z', '2026-11-23T22:00:00Z', 'to the instant'],
  ['2026-11-23T21:59:59Z', '2026-11-16T22:00:00Z', 'a second before'],
  ['2026-11-20T05:00:00Z', '2026-11-16T22:00:00Z', 'on a Friday'],
  ['2026-11-23T14:00:00Z', '2026-11-16T22:00:00Z', 'on a Tuesday that has not had its morning'],
  ['2027-01-01T00:00:00Z', '2026-12-28T22:00:00Z', 'across a year'],
])('at %s the last issue was due at %s: %s', (now, due) => {
  expect(new Date(getLastIssueTime(Date.parse(now))).toISOString()).toBe(new Date(due).toISOString())
})
