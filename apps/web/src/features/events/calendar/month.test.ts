import { describe, expect, test } from 'vitest'
import { anEvent, NOW } from '#test/factories.ts'
import {
  createCalendar,
  hasNoStart,
  addMonths,
  parseMonth,
  countMonths,
  formatMonth,
  getWeeks,
} from './month.ts'

/** An event from one day to another, nine to five in Honiara. */
function on(slug: string, from: string, to = from) {
  const atTime = (day: string, hour: string) => new Date(`${day}T${hour}:00:00+11:00`).toISOString()
  return anEvent({ slug, title: slug, startsAt: atTime(from, '09'), endsAt: atTime(to, '17') })
}

const findDay = (weeks: ReturnType<typeof createCalendar>, day: string) => {
  const found = weeks.flat().find((one) => one.day === day)
  if (!found) throw new Error(`${day} is not in the month`)
  return found
}

describe('months', () => {
  test.each([
    ['', '2026-11'],
    ['month=2027-02', '2027-02'],
    ['month=2027-13', '2026-11'],
    ['month=november', '2026-11'],
  ])('%s shows %s', (query, month) => {
    expect(parseMonth(new URLSearchParams(query), NOW)).toBe(month)
  })

  test('the current month is in the portal’s time zone', () => {
    expect(parseMonth(new URLSearchParams(), Date.parse('2026-11-30T13:00:00Z'))).toBe('2026-12')
  })

  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -23, '2024-12'],
  ])('%s and %d is %s', (month, by, other) => {
    expect(addMonths(month, by)).toBe(other)
    expect(countMonths(month, other)).toBe(by)
  })

  test.each([
    ['2026-11', 6, '2026-11-01', 6],
    ['2027-02', 4, '2027-02-01', 0],
    ['2028-02', 5, '2028-02-01', 1],
  ])('%s has %d weeks and begins on its day', (month, count, first, column) => {
    const weeks = getWeeks(month)
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]?.indexOf(first)).toBe(column)
  })

  test('has a name', () => {
    expect(formatMonth('2026-11')).toBe('November 2026')
  })
})

describe('events in the month', () => {
  test('short events are on their own time zone’s day, the earliest first', () => {
    const early = anEvent({
      slug: 'early',
      startsAt: '2026-11-19T20:00:00.000Z',
      endsAt: '2026-11-19T22:00:00.000Z',
      timeZone: 'Pacific/Fiji',
    })
    const weeks = createCalendar('2026-11', [on('late', '2026-11-20'), early])
    expect(findDay(weeks, '2026-11-20').events.map(({ slug }) => slug)).toEqual(['early', 'late'])
    expect(findDay(weeks, '2026-11-19').events).toEqual([])
  })

  test('multi-day events span all their days, week by week', () => {
    const fair = on('fair', '2026-11-20', '2026-11-24')
    const weeks = createCalendar('2026-11', [fair])
    expect(findDay(weeks, '2026-11-20').lanes).toEqual([
      { kind: 'bar', event: fair, span: 3, begins: true, ends: false, isFirst: true },
    ])
    expect(findDay(weeks, '2026-11-21').lanes).toEqual([{ kind: 'under', event: fair }])
    expect(findDay(weeks, '2026-11-23').lanes).toEqual([
      { kind: 'bar', event: fair, span: 2, begins: false, ends: true, isFirst: false },
    ])
    expect(findDay(weeks, '2026-11-25').lanes).toEqual([])
  })

  test('events beyond the month are cut at its ends, and titled on its first day', () => {
    const fair = on('fair', '2026-10-30', '2026-12-02')
    const weeks = createCalendar('2026-11', [fair])
    const [first] = findDay(weeks, '2026-11-01').lanes
    expect(first).toMatchObject({ kind: 'bar', span: 1, begins: false, isFirst: true })
    expect(findDay(weeks, '2026-11-30').lanes).toMatchObject([{ kind: 'bar', span: 1, ends: false }])
  })

  test('simultaneous events have their own lanes, which end with them', () => {
    const weeks = createCalendar('2026-11', [
      on('long', '2026-11-16', '2026-11-20'),
      on('short', '2026-11-17', '2026-11-18'),
      on('next', '2026-11-19', '2026-11-20'),
    ])
    const kinds = (day: string) =>
      findDay(weeks, day).lanes.map((lane) =>
        lane.kind === 'gap' ? 'gap' : `${lane.kind} ${lane.event.slug}`,
      )
    expect(kinds('2026-11-16')).toEqual(['bar long'])
    expect(kinds('2026-11-17')).toEqual(['under long', 'bar short'])
    expect(kinds('2026-11-19')).toEqual(['under long', 'bar next'])
  })

  test('marks only days on which an event starts', () => {
    const weeks = createCalendar('2026-11', [
      on('fair', '2026-11-20', '2026-11-24'),
      on('talk', '2026-11-26'),
    ])
    const withStart = weeks.flat().filter((one) => one.day !== null && !hasNoStart(one))
    expect(withStart.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-26'])
  })
})
