import { expect, test } from 'vitest'
import { getReviewDueDate } from './review-due.ts'

const ZONE = 'Pacific/Guadalcanal'

test.each([
  // Submitted, in Honiara's time (UTC+11), and due.
  ['Monday', '2026-11-16T10:00:00+11:00', '2026-11-19T10:00:00+11:00'],
  ['Tuesday', '2026-11-17T10:00:00+11:00', '2026-11-20T10:00:00+11:00'],
  ['Wednesday, over a weekend', '2026-11-18T10:00:00+11:00', '2026-11-23T10:00:00+11:00'],
  ['Friday', '2026-11-20T16:00:00+11:00', '2026-11-25T16:00:00+11:00'],
  ['Saturday, as on Monday', '2026-11-21T09:00:00+11:00', '2026-11-26T09:00:00+11:00'],
  ['Sunday, as on Monday', '2026-11-22T09:00:00+11:00', '2026-11-26T09:00:00+11:00'],
  ['Monday morning there, still Sunday in UTC', '2026-11-23T08:00:00+11:00', '2026-11-26T08:00:00+11:00'],
])('a business submitted on %s', (_, submitted, due) => {
  expect(getReviewDueDate(submitted, ZONE)).toEqual(new Date(due))
})
