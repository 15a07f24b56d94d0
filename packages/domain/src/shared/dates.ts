import { toLocalTime } from './local-time.ts'
import { DAY, HOUR, MINUTE, toEpochMs, type Instant } from './instant.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A time of day on the twelve-hour clock: `8:00 AM`, `12:30 PM`; 24:00 is `12:00 AM`. */
export function formatClock(hour: number, minute: number): string {
  const half = hour % 24 < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`
}

// Not Intl's own formats: browsers and servers differ in spaces and commas.

/** The day of an instant in an IANA time zone: `20 Nov 2026`. */
export function formatDate(instant: Instant, timeZone: string): string {
  const { year, month, day } = toLocalTime(instant, timeZone)
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`
}

/** A day without a time (`2026-11-20`): `20 Nov 2026`. */
export const formatLocalDay = (day: string): string => formatDate(`${day}T00:00:00.000Z`, 'UTC')

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The day of an instant in an IANA time zone with its day of the week: `Fri 20 Nov 2026`. */
export const formatDay = (instant: Instant, timeZone: string): string =>
  `${WEEKDAYS[toLocalTime(instant, timeZone).weekday] ?? ''} ${formatDate(instant, timeZone)}`

/** The time of day of an instant in an IANA time zone: `4:05 PM`. */
export function formatTime(instant: Instant, timeZone: string): string {
  const { hour, minute } = toLocalTime(instant, timeZone)
  return formatClock(hour, minute)
}

/** Day and time of an instant in an IANA time zone: `20 Nov 2026, 4:05 PM`. */
export const formatDateTime = (instant: Instant, timeZone: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`

const YEAR = ['year', 365 * DAY, Infinity] as const

/** From the smallest: the unit, its length in milliseconds, and how many of them make the next unit. */
const UNITS: readonly (readonly [unit: string, length: number, max: number])[] = [
  ['minute', MINUTE, 60],
  ['hour', HOUR, 24],
  ['day', DAY, 7],
  ['week', 7 * DAY, 30 / 7],
  ['month', 30 * DAY, 12],
  YEAR,
]

/**
 * Formats an instant relative to now, in its largest unit: `3 days ago`, `in 2 hours`, `just now`. Past times are
 * rounded down, future ones to the nearest unit: 23 hours and 50 minutes ahead are `in 1 day`.
 */
export function formatRelativeTime(instant: Instant, now: Instant): string {
  const difference = toEpochMs(instant) - toEpochMs(now)
  const distance = Math.abs(difference)
  if (distance < MINUTE) return 'just now'
  const countIn = (length: number) => (difference < 0 ? Math.floor : Math.round)(distance / length)
  const [unit, length] = UNITS.find(([, one, max]) => distance < one * max && countIn(one) < max) ?? YEAR
  const count = Math.max(1, countIn(length))
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`
  return difference < 0 ? `${text} ago` : `in ${text}`
}
