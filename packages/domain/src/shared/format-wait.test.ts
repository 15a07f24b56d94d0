import { expect, test } from 'vitest'
import { formatWait } from './index.ts'

const HOUR = 3_600

test.each([
  [0, 'in 1 second'],
  [0.4, 'in 1 second'],
  [1, 'in 1 second'],
  [2, 'in 2 seconds'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [75, 'in 75 seconds'],
  [90, 'in 2 minutes'],
  [240, 'in 4 minutes'],
  [59 * 60 + 1, 'in 1 hour'],
  [HOUR, 'in 1 hour'],
  [70 * 60, 'in 70 minutes'],
  [90 * 60, 'in 2 hours'],
  [23 * HOUR + 1, 'in 1 day'],
  [24 * HOUR, 'in 1 day'],
  [30 * HOUR, 'in 30 hours'],
  [36 * HOUR, 'in 2 days'],
  [60 * 24 * HOUR, 'in 60 days'],
])('formats %d seconds as "%s"', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})
