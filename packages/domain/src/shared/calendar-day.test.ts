import { expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

it.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-20T10:00Z', false],
  ['soon', false],
])('is a calendar day: %s, %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})
