import { expect, test } from 'vitest'
import { isNearlyDue, isSentAgain, formatWaitingTime } from './waiting-time.ts'

const NOW = Date.parse('2026-11-20T02:00:00.000Z')
const HOUR = 3_600_000

test.each([
  [-1, 'less than an hour', false],
  [0.9, 'less than an hour', false],
  [5, '5 h', false],
  [24, '1 day', false],
  [47.9, '1 day 23 h', false],
  [48, '2 days', true],
  [52.5, '2 days 4 h', true],
])('after %d hours it has waited %s', (hours, words, pressing) => {
  expect(formatWaitingTime(NOW - hours * HOUR, NOW)).toBe(words)
  expect(isNearlyDue(NOW - hours * HOUR, NOW)).toBe(pressing)
})

test('an item submitted after its creation was sent again', () => {
  expect(isSentAgain({ createdAt: NOW, submittedAt: NOW })).toBe(false)
  expect(isSentAgain({ createdAt: NOW - HOUR, submittedAt: NOW })).toBe(true)
})
