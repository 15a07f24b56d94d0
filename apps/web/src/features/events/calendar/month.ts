import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import type { EventItem } from '@portal/domain/contract'
import { toEpochMs } from '@portal/domain/shared'
import { toDay, getDays } from '../event-times.ts'

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

/** The current month in the portal's time zone: `2026-11`. */
export const getCurrentMonth = (now: number): string => toDay(now, PORTAL_TIME_ZONE).slice(0, 7)

/** Parses the month of an address; the current one by default. */
export function parseMonth(query: URLSearchParams, now: number): string {
  const month = query.get('month') ?? ''
  return MONTH.test(month) ? month : getCurrentMonth(now)
}

const pad = (number: number): string => String(number).padStart(2, '0')

const splitMonth = (month: string): readonly [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
]

/** Adds months to a month; negative to go back. */
export function addMonths(month: string, by: number): string {
  const [year, number] = splitMonth(month)
  const count = year * 12 + number - 1 + by
  return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}`
}

/** Number of months from one month to another. */
export function countMonths(from: string, to: string): number {
  const [[fromYear, fromMonth], [toYear, toMonth]] = [splitMonth(from), splitMonth(to)]
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/** `November 2026`. */
export function formatMonth(month: string): string {
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
 * The content of a lane of a day: a multi-day event where it begins or continues in this week, with its number of days
 * in it; a day that a bar spans; or a gap.
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
  /** The single-day events, the earliest first. */
  events: EventItem[]
}

interface PlacedEvent {
  event: EventItem
  from: number
  to: number
  first: string
  last: string
}

/** An event's columns in a week; null if it is not in it. */
function placeInWeek(week: readonly (string | null)[], event: EventItem): PlacedEvent | null {
  const [first, last] = getDays(event)
  const columns = week.flatMap((day, column) => (day !== null && first <= day && day <= last ? [column] : []))
  const [from, to] = [columns[0], columns.at(-1)]
  return from === undefined || to === undefined ? null : { event, from, to, first, last }
}

const byLength = (a: PlacedEvent, b: PlacedEvent): number => a.from - b.from || b.to - a.to

/** Assigns each multi-day event to the first free lane. */
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

/** A month with its events, on days in their own time zones. */
export function createCalendar(month: string, events: readonly EventItem[]): CalendarDay[][] {
  const long = events.filter(isMultiDay)
  const short = events
    .filter((event) => !isMultiDay(event))
    .sort((a, b) => toEpochMs(a.startsAt) - toEpochMs(b.startsAt))
  return getWeeks(month).map((week) => {
    const lanes = assignLanes(long.flatMap((event) => placeInWeek(week, event) ?? []))
    return week.map((day, column) => ({
      day,
      lanes: withoutTrailingGaps(lanes.map((lane) => findLane(lane, week, column))),
      events: short.filter((event) => getDays(event)[0] === day),
    }))
  })
}

/** Whether no event starts on a day: the phone's list omits it. */
export const hasNoStart = ({ lanes, events }: CalendarDay): boolean =>
  events.length === 0 && !lanes.some((lane) => lane.kind === 'bar' && lane.isFirst)
