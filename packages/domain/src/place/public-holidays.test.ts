import { expect, test } from 'vitest'
import { listPublicHolidays } from './index.ts'

const named = (holidays: readonly { day: string; name: string }[]) =>
  holidays.map(({ day, name }) => `${day} ${name}`)

test('lists the holidays of the country and of the province, in order', () => {
  const western = { country: 'sb', province: 'western' } as const
  expect(named(listPublicHolidays(western, '2026-12-01', '2026-12-31'))).toEqual([
    '2026-12-07 Western Province Day',
    '2026-12-25 Christmas Day',
    '2026-12-26 National Day of Thanksgiving',
    '2026-12-28 National Day of Thanksgiving (observed)',
  ])
  expect(named(listPublicHolidays({ country: 'sb' }, '2026-12-01', '2026-12-10'))).toEqual([])
})

test.each([
  ['fj', '2026-10-10 Fiji Day'],
  ['pg', '2026-09-16 Independence Day'],
  ['nc', '2026-09-24 Citizenship Day'],
  ['vu', '2026-07-30 Independence Day'],
] as const)('of %s: %s', (country, holiday) => {
  const day = holiday.slice(0, 10)
  expect(named(listPublicHolidays({ country }, day, day))).toEqual([holiday])
})

test('a range may cross years; there are none outside the tables', () => {
  expect(named(listPublicHolidays({ country: 'vu' }, '2026-12-26', '2027-01-01'))).toEqual([
    '2026-12-26 Family Day',
    "2027-01-01 New Year's Day",
  ])
  expect(listPublicHolidays({ country: 'vu' }, '2031-12-01', '2031-12-31')).toEqual([])
})
