import { expect, test } from 'vitest'
import { anEvent } from '#test/factories.ts'
import { getDays, formatDuration, formatVenue, formatDaysAndHours } from './event-times.ts'

const at = (startsAt: string, endsAt: string, timeZone = 'Pacific/Guadalcanal') =>
  anEvent({ startsAt: `2026-${startsAt}:00.000Z`, endsAt: `2026-${endsAt}:00.000Z`, timeZone })

test.each([
  ['a morning in Honiara', at('12-01T22:00', '12-02T01:00'), '2026-12-02', '2026-12-02'],
  ['an evening in Fiji', at('12-02T06:00', '12-02T10:00', 'Pacific/Fiji'), '2026-12-02', '2026-12-02'],
  ['until midnight', at('12-02T07:00', '12-02T13:00'), '2026-12-02', '2026-12-02'],
  ['until after midnight', at('12-02T07:00', '12-02T13:30'), '2026-12-02', '2026-12-03'],
  ['three days', at('12-01T22:00', '12-04T05:00'), '2026-12-02', '2026-12-04'],
  ['a moment', at('12-02T13:00', '12-02T13:00'), '2026-12-03', '2026-12-03'],
])('the days of %s are in its own time zone', (_what, event, first, last) => {
  expect(getDays(event)).toEqual([first, last])
})

test('one day has its hours, several days the end of the last one', () => {
  expect(formatDaysAndHours(at('12-01T22:00', '12-02T06:00'))).toEqual({
    days: 'Wed 2 Dec 2026',
    hours: '9:00 AM – 5:00 PM',
  })
  expect(formatDaysAndHours(at('12-01T22:00', '12-04T05:00'))).toEqual({
    days: 'Wed 2 Dec 2026 – Fri 4 Dec 2026',
    hours: 'from 9:00 AM, until 4:00 PM on the last day',
  })
})

test.each([
  ['12-02T01:00', '1 hour'],
  ['12-02T01:30', '1 hour 30 minutes'],
  ['12-02T00:45', '45 minutes'],
  ['12-02T02:01', '2 hours 1 minute'],
])('ending at %s lasts %s', (endsAt, text) => {
  expect(formatDuration(at('12-02T00:00', endsAt))).toBe(text)
})

test('a webinar has only its venue, other events their country too', () => {
  expect(formatVenue(anEvent({ type: 'Webinars', location: 'Online', country: 'fj', province: null }))).toBe(
    'Online',
  )
  expect(formatVenue(anEvent())).toBe('Honiara, Solomon Islands')
})
