import { PROVINCE_HOLIDAYS, PUBLIC_HOLIDAYS } from '@portal/reference-data'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES, PROVINCE_CODES, listPublicHolidays, getTimeZone } from '../place/index.ts'
import { addDays, DAY, MINUTE, toLocalDay } from '../shared/index.ts'
import {
  getOpeningStatus,
  HOLIDAY_NOTICE_DAYS,
  createOpenPredicate,
  parseOpeningPattern,
  toOpeningPattern,
  type OpeningPatternFields,
} from './index.ts'

const clock = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom(0, 0, 30, 59))
  .map(([hour, minute]) =>
    hour === 24 ? '24:00' : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  )
const spans = fc.option(fc.array(fc.tuple(clock, clock), { maxLength: 3 }), { nil: undefined })
const hours = fc.option(
  fc.record({
    mon: spans,
    tue: spans,
    wed: spans,
    thu: spans,
    fri: spans,
    sat: spans,
    sun: spans,
    holidays: spans,
  }),
  { freq: 10 },
)

const holidayTables = [...Object.values(PUBLIC_HOLIDAYS), ...Object.values(PROVINCE_HOLIDAYS)]
const HOLIDAYS = holidayTables.flatMap((table) => Object.values(table).flatMap((days) => days.split(' ')))

const business: fc.Arbitrary<OpeningPatternFields> = fc
  .record({
    country: fc.constantFrom(...COUNTRY_CODES),
    province: fc.constantFrom(...PROVINCE_CODES),
    address: fc.constantFrom(null, 'Buka', 'Auki'),
    hours,
    temporarilyClosed: fc.boolean(),
    temporarilyClosedUntil: fc.option(fc.constantFrom(...HOLIDAYS)),
  })
  .map((fields) => ({ ...fields, province: fields.country === 'sb' ? fields.province : null }))

/** Around the days on which hours may differ. */
const moment = fc
  .tuple(fc.constantFrom(...HOLIDAYS), fc.integer({ min: -2 * 24 * 60, max: 3 * 24 * 60 }))
  .map(([day, minutes]) => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE)

function isOpenByStatus(one: OpeningPatternFields, now: number): boolean {
  const timeZone = getTimeZone(one)
  const today = toLocalDay(now, timeZone)
  const holidays = listPublicHolidays(one, addDays(today, -1), addDays(today, HOLIDAY_NOTICE_DAYS))
  return getOpeningStatus({ ...one, timeZone }, now, holidays)?.open === true
}

function isOpenByPattern(one: OpeningPatternFields, now: number): boolean {
  const text = toOpeningPattern(one)
  return text !== null && createOpenPredicate(now)(parseOpeningPattern(text))
}

describe('a pattern is open where the status says so', () => {
  test('of any hours, around public holidays and closings', () => {
    let open = 0
    fc.assert(
      fc.property(business, moment, (one, now) => {
        const isOpen = isOpenByStatus(one, now)
        if (isOpen) open += 1
        expect(isOpenByPattern(one, now)).toBe(isOpen)
      }),
      { numRuns: 4000 },
    )
    expect(open).toBeGreaterThan(300)
  })

  test('at every minute of the days around Christmas', () => {
    const from = Date.parse('2026-12-24T00:00:00Z')
    fc.assert(
      fc.property(business, (one) => {
        const text = toOpeningPattern({ ...one, temporarilyClosed: false })
        const pattern = text === null ? null : parseOpeningPattern(text)
        const wrong = []
        for (let now = from; now < from + 3 * DAY; now += MINUTE) {
          const isOpen = pattern !== null && createOpenPredicate(now)(pattern)
          if (isOpen !== isOpenByStatus({ ...one, temporarilyClosed: false }, now)) wrong.push(now)
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 3 },
    )
  }, 60_000)
})

const SHOP: OpeningPatternFields = {
  country: 'fj',
  province: null,
  address: 'Suva',
  hours: { mon: [['08:00', '17:00']] },
  temporarilyClosed: false,
  temporarilyClosedUntil: '2026-12-01',
}

test.each<[string, Partial<OpeningPatternFields>]>([
  ['another town', { address: 'Nadi' }],
  ['a day that is closed as much as unknown', { hours: { mon: [['08:00', '17:00']], tue: [] } }],
  ['a day of opening again that has no closing', { temporarilyClosedUntil: null }],
])('businesses with equal openings share one pattern: %s', (_, own) => {
  expect(toOpeningPattern({ ...SHOP, ...own })).toBe(toOpeningPattern(SHOP))
})

test.each<[string, Partial<OpeningPatternFields>]>([
  ['no hours', { hours: null }],
  ['no opening', { hours: { mon: [], holidays: [] } }],
  ['no day of opening again', { temporarilyClosed: true, temporarilyClosedUntil: null }],
])('a business with %s has no pattern', (_, own) => {
  expect(toOpeningPattern({ ...SHOP, ...own })).toBeNull()
})
