import { localTime } from './local-time.ts'
import { DAY, HOUR, timeOf, type Moment } from './moment.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A time of day on the twelve-hour clock: `8:00 AM`, `12:30 PM`; 24:00 is `12:00 AM`. */
export function formatClock(hour: number, minute: number): string {
  const half = hour % 24 < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`
}

// Written by hand, not by Intl: browsers and servers differ in the blanks and commas they put in.

/** The day of an instant in an IANA time zone: `20 Nov 2026`. */
export function formatDate(moment: Moment, timeZone: string): string {
  const { year, month, day } = localTime(moment, timeZone)
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The day of an instant in an IANA time zone with its day of the week: `Fri 20 Nov 2026`. */
export const formatDay = (moment: Moment, timeZone: string): string =>
  `${WEEKDAYS[localTime(moment, timeZone).weekday] ?? ''} ${formatDate(moment, timeZone)}`

/** The time of day of an instant in an IANA time zone: `4:05 PM`. */
export function formatTime(moment: Moment, timeZone: string): string {
  const { hour, minute } = localTime(moment, timeZone)
  return formatClock(hour, minute)
}

/** Day and time of an instant in an IANA time zone: `20 Nov 2026, 4:05 PM`. */
export const formatDateTime = (moment: Moment, timeZone: string): string =>
  `${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`

const MINUTE = HOUR / 60
const YEAR = ['year', 365 * DAY, Infinity] as const

/** From the smallest: the unit, its length, and how many of it are one of the next. */
const UNITS: readonly (readonly [unit: string, length: number, most: number])[] = [
  ['minute', MINUTE, 60],
  ['hour', HOUR, 24],
  ['day', DAY, 7],
  ['week', 7 * DAY, 30 / 7],
  ['month', 30 * DAY, 12],
  YEAR,
]

/**
 * How long ago or ahead an instant is, in its largest unit: `3 days ago`, `in 2 hours`, `just now`. What is past counts
 * whole units, what is to come the nearest: 23 hours and 50 minutes ahead are `in 1 day`.
 */
export function relativeDate(moment: Moment, now: Moment): string {
  const difference = timeOf(moment) - timeOf(now)
  const distance = Math.abs(difference)
  if (distance < MINUTE) return 'just now'
  const countIn = (length: number) => (difference < 0 ? Math.floor : Math.round)(distance / length)
  const [unit, length] = UNITS.find(([, one, most]) => distance < one * most && countIn(one) < most) ?? YEAR
  const count = Math.max(1, countIn(length))
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`
  return difference < 0 ? `${text} ago` : `in ${text}`
}
