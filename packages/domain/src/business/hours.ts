import type { Hours } from '../contract/hours.ts'
import { formatClock } from '../shared/dates.ts'
import { localTime } from '../shared/local-time.ts'
import type { Moment } from '../shared/moment.ts'
import { WEEKDAYS } from './weekdays.ts'

/** Whether a business is open, and the words for it. */
export interface OpenState {
  readonly open: boolean
  /** `Open now until 5:00 PM`, `Closed, opens Mon 8:00 AM`, `Open 24 hours`, `Closed`. */
  readonly label: string
}

/** Minutes from Monday 0:00 to the end of an opening, which may lie in the next week. */
interface Opening {
  readonly start: number
  readonly end: number
}

const DAY = 24 * 60
const WEEK = 7 * DAY
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** A day's openings; one that ends at or before its start runs past midnight. */
const openingsOf = (hours: Hours, day: number): Opening[] =>
  (hours[WEEKDAYS[day % 7] ?? 'mon'] ?? []).map(([from, to]) => {
    const start = day * DAY + minutesOf(from)
    const length = minutesOf(to) - minutesOf(from)
    return { start, end: start + length + (length <= 0 ? DAY : 0) }
  })

/** Openings in order, those that touch made one. */
function joined(openings: readonly Opening[]): Opening[] {
  const result: Opening[] = []
  for (const opening of [...openings].sort((one, other) => one.start - other.start)) {
    const last = result[result.length - 1]
    if (last && opening.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, opening.end) }
    else result.push(opening)
  }
  return result
}

const clockOf = (minute: number): string => formatClock(Math.floor((minute % DAY) / 60), minute % 60)
const dayAndClock = (minute: number): string =>
  `${DAY_NAMES[Math.floor(minute / DAY) % 7] ?? ''} ${clockOf(minute)}`

function openLabel({ start, end }: Opening, now: number): string {
  if (end - start >= WEEK) return 'Open 24 hours'
  return `Open now until ${end - now > DAY ? dayAndClock(end) : clockOf(end)}`
}

function closedLabel(next: Opening | undefined, now: number): string {
  if (!next) return 'Closed'
  const isToday = Math.floor(next.start / DAY) === Math.floor(now / DAY)
  return `Closed, opens ${isToday ? clockOf(next.start) : dayAndClock(next.start)}`
}

/**
 * Whether a business is open at a moment, by the clock of its IANA time zone.
 * Null when that cannot be said: without hours, or when today's are unknown.
 */
export function openState(hours: Hours | null, timeZone: string, now: Moment): OpenState | null {
  if (!hours) return null
  const local = localTime(now, timeZone)
  // The week before and the week after stand around this one, so that an opening may cross its ends.
  const minute = WEEK + local.weekday * DAY + local.hour * 60 + local.minute
  const openings = joined(Array.from({ length: 21 }, (_, day) => openingsOf(hours, day)).flat())
  const current = openings.find(({ start, end }) => start <= minute && minute < end)
  if (current) return { open: true, label: openLabel(current, minute) }
  if (!hours[WEEKDAYS[local.weekday] ?? 'mon']) return null
  const next = openings.find(({ start }) => start > minute)
  return { open: false, label: closedLabel(next, minute) }
}
