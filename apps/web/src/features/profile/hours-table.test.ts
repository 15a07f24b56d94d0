import { expect, test } from 'vitest'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { describeNextHoliday, toHoursTable, getWeekday } from './hours-table.ts'

const NINE_TO_FIVE: [string, string][] = [['09:00', '17:00']]
const WEEKDAYS = {
  mon: NINE_TO_FIVE,
  tue: NINE_TO_FIVE,
  wed: NINE_TO_FIVE,
  thu: NINE_TO_FIVE,
  fri: NINE_TO_FIVE,
}

const lines = (...input: Parameters<typeof toHoursTable>) =>
  toHoursTable(...input).map(
    ({ days, times, isToday }) => `${isToday ? '>' : ''}${days}: ${times.join(' and ')}`,
  )

test('days with the same hours share a row, and today’s is marked', () => {
  expect(
    lines({ ...WEEKDAYS, sat: [['09:00', '15:00']], sun: [] }, { weekday: 2, isHoliday: false }),
  ).toEqual(['>Monday - Friday: 9:00 AM - 5:00 PM', 'Saturday: 9:00 AM - 3:00 PM', 'Sunday: Closed'])
})

test('shows two spans around a break, unknown days and 24 hours', () => {
  const hours = {
    mon: [
      ['07:30', '12:00'],
      ['13:30', '17:00'],
    ] satisfies [string, string][],
    tue: [['00:00', '24:00']] satisfies [string, string][],
  }
  expect(lines(hours, { weekday: 6, isHoliday: false })).toEqual([
    'Monday: 7:30 AM - 12:00 PM and 1:30 PM - 5:00 PM',
    'Tuesday: Open 24 hours',
    '>Wednesday - Sunday: Not stated',
  ])
})

test('public holidays have a row of their own, which is today’s on one', () => {
  const hours = { ...WEEKDAYS, sat: [], sun: [], holidays: [['09:00', '12:00']] satisfies [string, string][] }
  expect(lines(hours, { weekday: 0, isHoliday: true })).toEqual([
    'Monday - Friday: 9:00 AM - 5:00 PM',
    'Saturday - Sunday: Closed',
    '>Public holidays: 9:00 AM - 12:00 PM',
  ])
  expect(
    lines({ ...WEEKDAYS, sat: [], sun: [], holidays: [] }, { weekday: 0, isHoliday: false }).at(-1),
  ).toBe('Public holidays: Closed')
  expect(lines({ ...WEEKDAYS, sat: [], sun: [] }, { weekday: 0, isHoliday: true })[0]).toMatch(/^>Monday/)
})

test('the next public holiday is named with its hours, today’s too, and none that is over', () => {
  const holidays = [
    { day: '2026-12-24', name: 'Yesterday’s' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-26', name: 'Boxing Day' },
  ]
  const christmas = 'Fri 25 Dec 2026 is a public holiday (Christmas Day)'
  expect(describeNextHoliday(holidays, WEEKDAYS, '2026-12-25')).toBe(`${christmas}: hours may differ.`)
  expect(describeNextHoliday(holidays, { ...WEEKDAYS, holidays: [] }, '2026-12-25')).toBe(
    `${christmas}: closed.`,
  )
  expect(describeNextHoliday(holidays, { holidays: [['08:00', '12:00']] }, '2026-12-25')).toBe(
    `${christmas}: 8:00 AM - 12:00 PM.`,
  )
  expect(describeNextHoliday(holidays.slice(0, 1), WEEKDAYS, '2026-12-25')).toBeNull()
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
  expect(getZoneLabel(timeZone, Date.parse('2026-11-20T02:00:31Z'))).toBe(label)
})
