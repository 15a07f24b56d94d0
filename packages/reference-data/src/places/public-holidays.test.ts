import { expect, test } from 'vitest'
import { PROVINCE_HOLIDAYS, PUBLIC_HOLIDAYS } from './public-holidays.ts'

const tables = [...Object.values(PUBLIC_HOLIDAYS), ...Object.values(PROVINCE_HOLIDAYS)]

/** The years that the tables cover. */
const YEARS = [2025, 2026, 2027, 2028]

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text

test('every day is a day of the years covered, in order and without repeats', () => {
  const culprits = tables.flatMap((table) =>
    Object.entries(table).filter(([, text]) => {
      const days = text.split(' ')
      const years = days.map((day) => Number(day.slice(0, 4)))
      return (
        !days.every(isDay) ||
        years.some((year) => !YEARS.includes(year)) ||
        days.join(' ') !== [...new Set(days)].toSorted().join(' ')
      )
    }),
  )
  expect(culprits).toEqual([])
})

test('every country has the first and the last holiday of each year', () => {
  for (const holidays of Object.values(PUBLIC_HOLIDAYS)) {
    const named = (name: string) => holidays[name]?.split(' ')
    for (const year of YEARS) {
      expect(named("New Year's Day")).toContain(`${year}-01-01`)
      expect(named('Christmas Day')).toContain(`${year}-12-25`)
    }
  }
})

test('nine provinces have their own day', () => {
  expect(Object.keys(PROVINCE_HOLIDAYS)).toHaveLength(9)
  for (const holidays of Object.values(PROVINCE_HOLIDAYS))
    expect(Object.keys(holidays)[0]).toMatch(/ Province Day$/)
})
