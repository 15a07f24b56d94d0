import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DAY,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLocalDay,
  formatTime,
  HOUR,
  toLocalTime,
  formatRelativeTime,
  toEpochMs,
} from './index.ts'

const ZONES = [
  'Pacific/Guadalcanal',
  'Pacific/Fiji',
  'Pacific/Port_Moresby',
  'Pacific/Noumea',
  'Pacific/Efate',
]

test('a day without a time is formatted without a time zone', () => {
  expect(formatLocalDay('2026-11-03')).toBe('3 Nov 2026')
})

describe('toEpochMs', () => {
  test('accepts a Date, milliseconds and ISO 8601', () => {
    const text = '2026-11-20T04:57:00.000Z'
    expect([toEpochMs(text), toEpochMs(new Date(text)), toEpochMs(Date.parse(text))]).toEqual([
      1_795_150_620_000, 1_795_150_620_000, 1_795_150_620_000,
    ])
  })

  test.each(['', 'tomorrow', Number.NaN, Number.POSITIVE_INFINITY])('rejects %j', (moment) => {
    expect(() => toEpochMs(moment)).toThrow(RangeError)
  })
})

test.each([
  ['2026-11-20T04:57:00Z', 'Fri 20 Nov 2026'],
  // Monday there, Sunday in UTC.
  ['2026-11-22T13:30:00Z', 'Mon 23 Nov 2026'],
])('formatDay formats %s with its weekday in Honiara', (moment, day) => {
  expect(formatDay(moment, 'Pacific/Guadalcanal')).toBe(day)
})

describe('formatDate and formatTime', () => {
  test.each([
    ['2026-11-20T04:57:00Z', 'Pacific/Guadalcanal', '20 Nov 2026', '3:57 PM'],
    ['2026-11-20T13:30:00Z', 'Pacific/Guadalcanal', '21 Nov 2026', '12:30 AM'],
    ['2026-12-31T12:00:00Z', 'Pacific/Fiji', '1 Jan 2027', '12:00 AM'],
    ['2026-12-31T13:59:59Z', 'Pacific/Port_Moresby', '31 Dec 2026', '11:59 PM'],
    ['2028-02-29T01:05:00Z', 'Pacific/Noumea', '29 Feb 2028', '12:05 PM'],
    ['2026-05-03T00:00:00Z', 'UTC', '3 May 2026', '12:00 AM'],
  ])('%s in %s is %s, %s', (instant, zone, date, time) => {
    expect(formatDate(instant, zone)).toBe(date)
    expect(formatTime(instant, zone)).toBe(time)
    expect(formatDateTime(instant, zone)).toBe(`${date}, ${time}`)
  })

  test('use plain spaces only, so that server and browser render the same', () => {
    const instants = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 10, 20, hour, 7))
    const texts = instants.flatMap((instant) => ZONES.map((zone) => formatDateTime(instant, zone)))
    expect(texts.filter((text) => !/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/.test(text))).toEqual(
      [],
    )
  })

  test('throw for an unknown time zone', () => {
    expect(() => formatDate(0, 'Pacific/Atlantis')).toThrow(RangeError)
  })
})

describe('formatClock', () => {
  test.each([
    [0, 0, '12:00 AM'],
    [8, 0, '8:00 AM'],
    [12, 5, '12:05 PM'],
    [17, 30, '5:30 PM'],
    [24, 0, '12:00 AM'],
  ])('%d:%d is %s', (hour, minute, text) => {
    expect(formatClock(hour, minute)).toBe(text)
  })
})

describe('toLocalTime', () => {
  test('counts weekdays from Monday', () => {
    expect(toLocalTime('2026-11-23T00:00:00Z', 'UTC').weekday).toBe(0)
    expect(toLocalTime('2026-11-22T00:00:00Z', 'UTC').weekday).toBe(6)
  })

  test('has the offset of its zone all year round', () => {
    const offsets: readonly (readonly [string, number])[] = [
      ['Pacific/Guadalcanal', 11],
      ['Pacific/Fiji', 12],
      ['Pacific/Port_Moresby', 10],
      ['Pacific/Noumea', 11],
      ['Pacific/Efate', 11],
    ]
    const minutes = fc.integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...offsets), (minute, [zone, offset]) => {
        const { year, month, day, hour, minute: past } = toLocalTime(minute * 60_000, zone)
        expect(Date.UTC(year, month - 1, day, hour, past)).toBe(minute * 60_000 + offset * HOUR)
      }),
    )
  })
})

describe('formatRelativeTime', () => {
  const now = Date.UTC(2026, 10, 20)

  test.each([
    [0, 'just now'],
    [-59_000, 'just now'],
    [30_000, 'just now'],
    [-60_000, '1 minute ago'],
    [-HOUR + 1, '59 minutes ago'],
    [-HOUR, '1 hour ago'],
    [-DAY, '1 day ago'],
    [-6.5 * DAY, '6 days ago'],
    [-7 * DAY, '1 week ago'],
    [-45 * DAY, '1 month ago'],
    [-400 * DAY, '1 year ago'],
    [-800 * DAY, '2 years ago'],
    [3 * DAY, 'in 3 days'],
    [2.7 * DAY, 'in 3 days'],
    [13.7 * DAY, 'in 2 weeks'],
    [2 * HOUR, 'in 2 hours'],
    [60_000, 'in 1 minute'],
    [HOUR - 31_000, 'in 59 minutes'],
    [HOUR - 29_000, 'in 1 hour'],
    [HOUR, 'in 1 hour'],
    [DAY - 31 * 60_000, 'in 23 hours'],
    [DAY - 29 * 60_000, 'in 1 day'],
    [6.4 * DAY, 'in 6 days'],
    [6.6 * DAY, 'in 1 week'],
    [29 * DAY, 'in 4 weeks'],
    [30 * DAY, 'in 1 month'],
    [344 * DAY, 'in 11 months'],
    [350 * DAY, 'in 1 year'],
    [-DAY + 1, '23 hours ago'],
    [-30 * DAY, '1 month ago'],
    [-364 * DAY, '1 year ago'],
  ])('%d ms away is %s', (distance, text) => {
    expect(formatRelativeTime(now + distance, now)).toBe(text)
  })
})
