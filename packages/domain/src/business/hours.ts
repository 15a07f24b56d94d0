import type { Hours } from '../contract/hours.ts'
import { formatClock } from '../shared/dates.ts'
import { toLocalTime } from '../shared/local-time.ts'
import type { Moment } from '../shared/moment.ts'
import { WEEKDAYS } from './weekdays.ts'

/** Whether a business is open, with a label to show. */
export interface OpeningStatus {
  readonly open: boolean
  /** `Open now until 5:00 PM`, `Closed, opens Mon 8:00 AM`, `Open 24 hours`, `Closed`. */
  readonly label: string
}

/** Minutes from Monday 0:00 to the end of an opening, which may lie in the next week. */
interface OpeningInterval {
  readonly start: number
  readonly end: number
}

const DAY = 24 * 60
const WEEK = 7 * DAY
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const parseClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The openings of a day; one that ends at or before its start runs past midnight. */
const listOpenings = (hours: Hours, day: number): OpeningInterval[] =>
  (hours[WEEKDAYS[day % 7] ?? 'mon'] ?? []).map(([from, to]) => {
    const start = day * DAY + parseClock(from)
    const length = parseClock(to) - parseClock(from)
    return { start, end: start + length + (length <= 0 ? DAY : 0) }
  })

/** Sorts openings and merges those that touch or overlap. */
function mergeOpenings(openings: readonly OpeningInterval[]): OpeningInterval[] {
  const result: OpeningInterval[] = []
  for (const opening of [...openings].sort((one, other) => one.start - other.start)) {
    const last = result[result.length - 1]
    if (last && opening.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, opening.end) }
    else result.push(opening)
  }
  return result
}

const formatMinute = (minute: number): string => formatClock(Math.floor((minute % DAY) / 60), minute % 60)
const formatDayAndMinute = (minute: number): string =>
  `${DAY_NAMES[Math.floor(minute / DAY) % 7] ?? ''} ${formatMinute(minute)}`

function openLabel({ start, end }: OpeningInterval, now: number): string {
  if (end - start >= WEEK) return 'Open 24 hours'
  return `Open now until ${end - now > DAY ? formatDayAndMinute(end) : formatMinute(end)}`
}

function closedLabel(next: OpeningInterval | undefined, now: number): string {
  if (!next) return 'Closed'
  const isToday = Math.floor(next.start / DAY) === Math.floor(now / DAY)
  return `Closed, opens ${isToday ? formatMinute(next.start) : formatDayAndMinute(next.start)}`
}

/**
 * Whether a business is open at a moment, in its IANA time zone; null when its hours, or those of today, are
 * unknown.
 */
export function getOpeningStatus(hours: Hours | null, timeZone: string, now: Moment): OpeningStatus | null {
  if (!hours) return null
  const local = toLocalTime(now, timeZone)
  // Three weeks, with this one in the middle, so that an opening may cross the ends of the week.
  const minute = WEEK + local.weekday * DAY + local.hour * 60 + local.minute
  const openings = mergeOpenings(Array.from({ length: 21 }, (_, day) => listOpenings(hours, day)).flat())
  const current = openings.find(({ start, end }) => start <= minute && minute < end)
  if (current) return { open: true, label: openLabel(current, minute) }
  if (!hours[WEEKDAYS[local.weekday] ?? 'mon']) return null
  const next = openings.find(({ start }) => start > minute)
  return { open: false, label: closedLabel(next, minute) }
}
