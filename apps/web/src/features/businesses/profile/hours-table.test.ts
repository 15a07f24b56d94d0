import { expect, test } from 'vitest'
import { zoneLabel } from '#shared/content/zone-label.ts'
import { toHoursTable, getWeekday } from './hours-table.ts'

const NINE_TO_FIVE: [string, string][] = [['09:00', '17:00']]
const WEEKDAYS = {
  mon: NINE_TO_FIVE,
  tue: NINE_TO_FIVE,
  wed: NINE_TO_FIVE,
  thu: NINE_TO_FIVE,
  fri: NINE_TO_FIVE,
}

const lines = (...given: Parameters<typeof toHoursTable>) =>
  toHoursTable(...given).map(
    ({ days, times, isToday }) => `${isToday ? '>' : ''}${days}: ${times.join(' and ')}`,
  )

test('days with the same hours share a row, and today’s is marked', () => {
  expect(lines({ ...WEEKDAYS, sat: [['09:00', '15:00']], sun: [] }, 2)).toEqual([
    '>Monday - Friday: 9:00 AM - 5:00 PM',
    'Saturday: 9:00 AM - 3:00 PM',
    'Sunday: Closed',
  ])
})

test('shows two spans around a break, unknown days and 24 hours', () => {
  const hours = {
    mon: [
      ['07:30', '12:00'],
      ['13:30', '17:00'],
    ] satisfies [string, string][],
    tue: [['00:00', '24:00']] satisfies [string, string][],
  }
  expect(lines(hours, 6)).toEqual([
    'Monday: 7:30 AM - 12:00 PM and 1:30 PM - 5:00 PM',
    'Tuesday: Open 24 hours',
    '>Wednesday - Sunday: Not stated',
  ])
})

test('today is in the place’s time zone', () => {
  const fridayEveningUtc = Date.parse('2026-11-20T20:00:00Z')
  expect(getWeekday('Pacific/Guadalcanal', fridayEveningUtc)).toBe(5)
  expect(getWeekday('UTC', fridayEveningUtc)).toBe(4)
})

test.each([
  ['Pacific/Guadalcanal', 'Honiara time (UTC+11)'],
  ['Pacific/Port_Moresby', 'Port Moresby time (UTC+10)'],
  ['Pacific/Bougainville', 'Bougainville time (UTC+11)'],
  ['Pacific/Fiji', 'Suva time (UTC+12)'],
  ['Pacific/Marquesas', 'Marquesas time (UTC-9:30)'],
])('%s is shown as “%s”', (timeZone, label) => {
  expect(zoneLabel(timeZone, Date.parse('2026-11-20T02:00:31Z'))).toBe(label)
})
