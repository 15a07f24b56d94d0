import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../shared/index.ts'
import type { Hours } from '../contract/index.ts'
import { listPublicHolidays, type PublicHoliday } from '../place/index.ts'
import { getOpeningStatus as openingStatus } from './index.ts'

/** The status without public holidays. */
const getOpeningStatus = (hours: Hours | null, timeZone: string, now: number) =>
  openingStatus({ hours, timeZone, temporarilyClosed: false }, now, [])

const ZONE = 'Pacific/Guadalcanal'
/** An instant by the clock of Honiara; 23 November 2026 is a Monday. */
const at = (text: string) => Date.parse(`2026-11-${text}:00+11:00`)

const NINE_TO_FIVE: [string, string][] = [['08:00', '17:00']]
const SHOP: Hours = {
  mon: NINE_TO_FIVE,
  tue: NINE_TO_FIVE,
  wed: [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ],
  thu: NINE_TO_FIVE,
  fri: NINE_TO_FIVE,
  sat: [['09:00', '15:00']],
  sun: [],
}

describe('getOpeningStatus of a shop', () => {
  test.each([
    ['23T08:00', true, 'Open now until 5:00 PM'],
    ['23T16:59', true, 'Open now until 5:00 PM'],
    ['23T17:00', false, 'Closed, opens tomorrow 8:00 AM'],
    ['23T07:59', false, 'Closed, opens 8:00 AM'],
    ['25T12:30', false, 'Closed, opens 1:00 PM'],
    ['25T11:59', true, 'Open now until 12:00 PM'],
    ['28T16:00', false, 'Closed, opens Mon 8:00 AM'],
    ['29T10:00', false, 'Closed, opens tomorrow 8:00 AM'],
  ])('at %s: open is %s, %s', (text, open, label) => {
    expect(getOpeningStatus(SHOP, ZONE, at(text))).toMatchObject({ open, label })
  })

  test('uses the business’s time zone', () => {
    const instant = at('23T16:30')
    expect(getOpeningStatus(SHOP, ZONE, instant)?.open).toBe(true)
    expect(getOpeningStatus(SHOP, 'Pacific/Fiji', instant)?.open).toBe(false)
  })
})

describe('getOpeningStatus', () => {
  test('handles openings past midnight, also from Sunday to Monday', () => {
    const bar: Hours = {
      sat: [['18:00', '02:00']],
      sun: [['18:00', '02:00']],
      mon: [],
    }
    expect(getOpeningStatus(bar, ZONE, at('29T01:00'))).toMatchObject({
      open: true,
      label: 'Open now until 2:00 AM',
    })
    expect(getOpeningStatus(bar, ZONE, at('30T01:59'))).toMatchObject({
      open: true,
      label: 'Open now until 2:00 AM',
    })
    expect(getOpeningStatus(bar, ZONE, at('30T02:00'))?.open).toBe(false)
  })

  test('is exact to the minute', () => {
    const half: Hours = { mon: [['08:30', '16:45']], tue: [['07:15', '08:00']] }
    expect(getOpeningStatus(half, ZONE, at('23T08:29'))).toMatchObject({
      open: false,
      label: 'Closed, opens 8:30 AM',
    })
    expect(getOpeningStatus(half, ZONE, at('23T16:44'))).toMatchObject({
      open: true,
      label: 'Open now until 4:45 PM',
    })
    expect(getOpeningStatus(half, ZONE, at('23T16:45'))).toMatchObject({
      open: false,
      label: 'Closed, opens tomorrow 7:15 AM',
    })
  })

  test('reads an opening that ends when it begins as 24 hours', () => {
    const day: Hours = { mon: [['08:00', '08:00']], tue: [] }
    expect(getOpeningStatus(day, ZONE, at('24T07:59'))).toMatchObject({
      open: true,
      label: 'Open now until 8:00 AM',
    })
    expect(getOpeningStatus(day, ZONE, at('24T08:00'))?.open).toBe(false)
  })

  test('merges openings that touch at midnight', () => {
    const weekend: Hours = {
      fri: [['17:00', '24:00']],
      sat: [['00:00', '24:00']],
      sun: [],
    }
    expect(getOpeningStatus(weekend, ZONE, at('27T18:00'))).toMatchObject({
      open: true,
      label: 'Open now until Sun 12:00 AM',
    })
    expect(getOpeningStatus(weekend, ZONE, at('28T18:00'))).toMatchObject({
      open: true,
      label: 'Open now until 12:00 AM',
    })
  })

  test('labels a business that never closes and one that never opens', () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
    const always: Hours = Object.fromEntries(days.map((day) => [day, [['00:00', '24:00']]]))
    const never = Object.fromEntries(days.map((day) => [day, []]))
    expect(getOpeningStatus(always, ZONE, at('25T03:00'))).toMatchObject({
      open: true,
      label: 'Open 24 hours',
    })
    expect(getOpeningStatus(never, ZONE, at('25T03:00'))).toMatchObject({ open: false, label: 'Closed' })
  })

  test('is null without hours, and on a day whose hours are unknown', () => {
    expect(getOpeningStatus(null, ZONE, at('25T03:00'))).toBeNull()
    expect(getOpeningStatus({}, ZONE, at('25T03:00'))).toBeNull()
    expect(getOpeningStatus({ mon: NINE_TO_FIVE }, ZONE, at('25T10:00'))).toBeNull()
  })

  test('is the same a week later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 24 * 12 }), (fiveMinutes) => {
        const instant = at('23T00:00') + (fiveMinutes * HOUR) / 12
        expect(getOpeningStatus(SHOP, ZONE, instant + 7 * DAY)).toEqual(getOpeningStatus(SHOP, ZONE, instant))
      }),
    )
  })
})

describe('"Temporarily closed"', () => {
  test.each([
    ['the hours', SHOP],
    ['unknown hours', null],
    ['the hours of holidays', { ...SHOP, holidays: NINE_TO_FIVE }],
  ])('overrides %s', (_, hours) => {
    const closed = { hours, timeZone: ZONE, temporarilyClosed: true }
    expect(openingStatus(closed, at('23T10:00'), [{ day: '2026-11-23', name: 'A holiday' }])).toMatchObject({
      open: false,
      label: 'Temporarily closed',
    })
  })
})

describe('on public holidays', () => {
  const getStatusAt = (hours: Hours, now: string, holidays: readonly PublicHoliday[], timeZone = ZONE) =>
    openingStatus({ hours, timeZone, temporarilyClosed: false }, now, holidays)

  const whitMonday: PublicHoliday[] = [{ day: '2026-05-25', name: 'Whit Monday' }]

  test('holiday hours apply instead of the weekday’s', () => {
    const hours: Hours = { ...SHOP, holidays: [['09:00', '12:00']] }
    expect(getStatusAt(hours, '2026-05-25T08:30:00+11:00', whitMonday)?.label).toBe('Closed, opens 9:00 AM')
    expect(getStatusAt(hours, '2026-05-25T11:00:00+11:00', whitMonday)?.label).toBe('Open now until 12:00 PM')
    expect(getStatusAt(hours, '2026-05-25T15:00:00+11:00', whitMonday)?.label).toBe(
      'Closed, opens tomorrow 8:00 AM',
    )
    expect(getStatusAt({ ...SHOP, holidays: [] }, '2026-05-24T10:00:00+11:00', whitMonday)).toEqual({
      open: false,
      label: 'Closed, opens Tue 8:00 AM',
      brief: 'Closed, opens Tue 8:00 AM',
    })
  })

  test('`open` is null on a holiday without holiday hours, and its opening is uncertain', () => {
    expect(getStatusAt(SHOP, '2026-05-25T10:00:00+11:00', whitMonday)).toEqual({
      open: null,
      label: 'Public holiday today (Whit Monday): hours may differ',
      brief: 'Holiday: hours may differ',
    })
    expect(getStatusAt(SHOP, '2026-05-24T10:00:00+11:00', whitMonday)).toEqual({
      open: false,
      label: 'Closed, opens tomorrow 8:00 AM (Whit Monday: hours may differ)',
      brief: 'Closed now',
    })
    expect(getStatusAt(SHOP, '2026-05-26T10:00:00+11:00', whitMonday)?.label).toBe('Open now until 5:00 PM')
  })

  test('an opening from the day before continues into the holiday', () => {
    const bar: Hours = { sun: [['18:00', '02:00']], mon: [['18:00', '02:00']], tue: [] }
    expect(getStatusAt(bar, '2026-05-25T01:00:00+11:00', whitMonday)?.label).toBe('Open now until 2:00 AM')
    expect(getStatusAt(bar, '2026-05-25T02:00:00+11:00', whitMonday)?.open).toBeNull()
    const lodge: Hours = { sun: [['00:00', '24:00']], mon: [['00:00', '24:00']] }
    expect(getStatusAt(lodge, '2026-05-25T00:00:00+11:00', whitMonday)?.open).toBeNull()
  })

  test.each([
    ['Pacific/Guadalcanal', '2026-12-24T12:59:00Z', '2026-12-24T13:00:00Z'],
    ['Pacific/Port_Moresby', '2026-12-24T13:59:00Z', '2026-12-24T14:00:00Z'],
    ['Pacific/Bougainville', '2026-12-24T12:59:00Z', '2026-12-24T13:00:00Z'],
    ['Pacific/Noumea', '2026-12-24T12:59:00Z', '2026-12-24T13:00:00Z'],
    ['Pacific/Fiji', '2026-12-24T11:59:00Z', '2026-12-24T12:00:00Z'],
  ])('Christmas begins at midnight of %s', (timeZone, before, after) => {
    const christmas = [{ day: '2026-12-25', name: 'Christmas Day' }]
    expect(getStatusAt(SHOP, before, christmas, timeZone)?.open).toBe(false)
    expect(getStatusAt(SHOP, after, christmas, timeZone)?.open).toBeNull()
  })

  test('New Year’s Day is found across the end of the year', () => {
    const holidays = listPublicHolidays({ country: 'sb' }, '2026-12-30', '2027-01-14')
    expect(getStatusAt(SHOP, '2026-12-31T18:00:00+11:00', holidays)?.label).toBe(
      "Closed, opens tomorrow 8:00 AM (New Year's Day: hours may differ)",
    )
    expect(getStatusAt({ ...SHOP, holidays: [] }, '2026-12-31T18:00:00+11:00', holidays)?.label).toBe(
      'Closed, opens Sat 9:00 AM',
    )
  })

  test('a business open on one day a week opens next week', () => {
    expect(getStatusAt({ mon: NINE_TO_FIVE, tue: [] }, '2026-11-23T18:00:00+11:00', [])?.label).toBe(
      'Closed, opens next Mon 8:00 AM',
    )
  })

  test('no brief label is longer than a line of a card', () => {
    const moments = Array.from(
      { length: 14 * 8 },
      (_, step) => Date.parse('2026-11-23T00:00:00+11:00') + step * 3 * 3_600_000,
    )
    const holidays = listPublicHolidays({ country: 'sb' }, '2026-11-22', '2026-12-28')
    const briefs = new Set(
      moments.flatMap((moment) =>
        [SHOP, { mon: NINE_TO_FIVE, tue: [] }].map(
          (hours) => getStatusAt(hours, new Date(moment).toISOString(), holidays)?.brief,
        ),
      ),
    )
    expect(briefs).toContain('Closed, opens tomorrow 8:00 AM')
    expect([...briefs].filter((brief = '') => brief.length > 34)).toEqual([])
  })
})
