import { toEpochMs, type Instant } from './instant.ts'

/** The wall-clock time of a time zone; `month` is 1 to 12, `weekday` 0 (Monday) to 6. */
export interface LocalTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly weekday: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** The local time of an instant in an IANA time zone; throws a RangeError for an unknown zone. */
export function toLocalTime(instant: Instant, timeZone: string): LocalTime {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(toEpochMs(instant))
      .map(({ type, value }) => [type, Number(value)] as const),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  const [year, month, day] = [part('year'), part('month'), part('day')]
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  // Some older engines say 24 for midnight.
  return { year, month, day, hour: part('hour') % 24, minute: part('minute'), weekday }
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** The day of an instant in an IANA time zone: `2026-11-20`; throws a RangeError for an unknown zone. */
export function toLocalDay(instant: Instant, timeZone: string): string {
  const { year, month, day } = toLocalTime(instant, timeZone)
  return `${year}-${pad(month)}-${pad(day)}`
}

/** Adds days to a day (`2026-11-20`); a negative number goes back. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
