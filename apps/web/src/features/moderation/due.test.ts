import { expect, test } from 'vitest'
import { formatDue, isUrgent } from './due.ts'

const NOW = Date.parse('2026-11-20T02:00:00.000Z')
const HOUR = 3_600_000

test.each([
  [49, 'Due in 2 days', false],
  [24, 'Due in 1 day', false],
  [5.5, 'Due in 5 hours', true],
  [0.5, 'Due in less than an hour', true],
  [-0.5, 'less than an hour late', true],
  [-1, '1 hour late', true],
  [-50, '2 days late', true],
])('with %d hours left: %s', (hours, words, isDueSoon) => {
  expect(formatDue(NOW + hours * HOUR, NOW)).toBe(words)
  expect(isUrgent(NOW + hours * HOUR, NOW)).toBe(isDueSoon)
})
