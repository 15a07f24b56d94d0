import type { EventItem } from '@portal/domain/contract'
import { timeOf } from '@portal/domain/shared'
import { toDay, getDays, HOME_ZONE } from '../event-times.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month that the portal's own clock shows: `2026-11`. */
export const currentMonth = (now: number): string => toDay(now, HOME_ZONE).slice(0, 7)

/** The month that the address asks for; the current one where it names none. */
export function parseMonth(query: URLSearchParams, now: number): string {
  const month = query.get('month') ?? ''
  return MONTH.test(month) ? month : currentMonth(now)
}

const pad = (number: number): string => String(number).padStart(2, '0')

const splitMonth = (month: string): readonly [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
]

/** The month so many after another one, or before it. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = splitMonth(month)
  const count = year * 12 + number - 1 + by
  return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}`
}

/** How many months one is after another. */
export function monthsBetween(from: string, to: string): number {
  const [[fromYear, fromMonth], [toYear, toMonth]] = [splitMonth(from), splitMonth(to)]
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/** `November 2026`. */
export function monthTitle(month: string): string {
  const [year, number] = splitMonth(month)
  return `${MONTHS[number - 1] ?? ''} ${year}`
}

/** The weeks of a month from Monday to Sunday, each day as `2026-11-20`; null where a day is another month's. */
export function getWeeks(month: string): (string | null)[][] {
  const [year, number] = splitMonth(month)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day >= 1 && day <= length ? `${month}-${pad(day)}` : null
    }),
  )
}

/**
 * What stands in one lane of a day: an event of several days where it begins in this week (or goes on from the one
 * before) and over how many days of it, one that lies over this day from an earlier one, or nothing.
 */
export type Lane =
  | { kind: 'bar'; event: EventItem; span: number; begins: boolean; ends: boolean; isFirst: boolean }
  | { kind: 'under'; event: EventItem }
  | { kind: 'gap' }

/** A day of the calendar. */
export interface CalendarDay {
  /** Null for a day of another month. */
  day: string | null
  lanes: Lane[]
  /** The events of this day alone, the earliest first. */
  events: EventItem[]
}

interface PlacedEvent {
  event: EventItem
  from: number
  to: number
  first: string
  last: string
}

/** An event's columns in a week; null where it is on none of its days. */
function placeInWeek(week: readonly (string | null)[], event: EventItem): PlacedEvent | null {
  const [first, last] = getDays(event)
  const columns = week.flatMap((day, column) => (day !== null && first <= day && day <= last ? [column] : []))
  const [from, to] = [columns[0], columns.at(-1)]
  return from === undefined || to === undefined ? null : { event, from, to, first, last }
}

const byLength = (a: PlacedEvent, b: PlacedEvent): number => a.from - b.from || b.to - a.to

/** Puts each event of several days into the first lane that is free for it. */
function assignLanes(placed: readonly PlacedEvent[]): PlacedEvent[][] {
  const lanes: PlacedEvent[][] = []
  for (const one of [...placed].sort(byLength)) {
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? -1) < one.from)
    if (free) free.push(one)
    else lanes.push([one])
  }
  return lanes
}

function findLane(lane: readonly PlacedEvent[], week: readonly (string | null)[], column: number): Lane {
  const found = lane.find(({ from, to }) => from <= column && column <= to)
  if (!found) return { kind: 'gap' }
  const { event, from, to, first, last } = found
  if (from < column) return { kind: 'under', event }
  const begins = first === week[from]
  return {
    kind: 'bar',
    event,
    span: to - from + 1,
    begins,
    ends: last === week[to],
    isFirst: begins || week[from]?.endsWith('-01') === true,
  }
}

const isMultiDay = (event: EventItem): boolean => {
  const [first, last] = getDays(event)
  return first !== last
}

const withoutTrailingGaps = (lanes: Lane[]): Lane[] =>
  lanes.slice(0, lanes.findLastIndex(({ kind }) => kind !== 'gap') + 1)

/** A month with its events, each on its own clock's days. */
export function buildCalendar(month: string, events: readonly EventItem[]): CalendarDay[][] {
  const long = events.filter(isMultiDay)
  const short = events
    .filter((event) => !isMultiDay(event))
    .sort((a, b) => timeOf(a.startsAt) - timeOf(b.startsAt))
  return getWeeks(month).map((week) => {
    const lanes = assignLanes(long.flatMap((event) => placeInWeek(week, event) ?? []))
    return week.map((day, column) => ({
      day,
      lanes: withoutTrailingGaps(lanes.map((lane) => findLane(lane, week, column))),
      events: short.filter((event) => getDays(event)[0] === day),
    }))
  })
}

/** Whether nothing begins on a day: a list of what is on leaves it out. */
export const isWithoutStart = ({ lanes, events }: CalendarDay): boolean =>
  events.length === 0 && !lanes.some((lane) => lane.kind === 'bar' && lane.isFirst)
