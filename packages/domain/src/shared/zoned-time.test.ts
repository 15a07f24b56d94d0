import { describe, expect, test } from 'vitest'
import { toZonedIso, zonedTimeToUtc } from './index.ts'

describe('zonedTimeToUtc', () => {
  test.each([
    ['2026-11-20', '09:30', 'Pacific/Guadalcanal', '2026-11-19T22:30:00.000Z'],
    ['2026-11-20', '00:00', 'Pacific/Fiji', '2026-11-19T12:00:00.000Z'],
    ['2026-12-31', '23:59', 'Pacific/Port_Moresby', '2026-12-31T13:59:00.000Z'],
    ['2027-01-01', '00:00', 'Pacific/Noumea', '2026-12-31T13:00:00.000Z'],
    ['2026-02-28', '12:00', 'UTC', '2026-02-28T12:00:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(new Date(zonedTimeToUtc(day, time, zone)).toISOString()).toBe(instant)
  })
})

test.each([
  ['2026-11-30T22:00:00.000Z', 'Pacific/Guadalcanal', '2026-12-01T09:00:00+11:00'],
  ['2026-11-30T22:00:07.500Z', 'Pacific/Port_Moresby', '2026-12-01T08:00:07+10:00'],
  ['2026-11-30T22:00:00.000Z', 'America/St_Johns', '2026-11-30T18:30:00-03:30'],
  ['2026-11-30T22:00:00.000Z', 'UTC', '2026-11-30T22:00:00+00:00'],
])('%s in %s is written %s', (instant, timeZone, text) => {
  expect(toZonedIso(instant, timeZone)).toBe(text)
  expect(new Date(text).getTime()).toBe(Math.floor(Date.parse(instant) / 1000) * 1000)
})
