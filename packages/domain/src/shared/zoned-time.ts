import { toLocalTime } from './local-time.ts'
import { MINUTE, toEpochMs, type Instant } from './instant.ts'

/**
 * The instant, in milliseconds, of a day (`2026-11-20`) and a time (`09:30`) in a time zone. A time that daylight saving
 * skips is read as if it did not; a time that occurs twice means the first.
 */
export function zonedTimeToUtc(day: string, time: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wanted = Date.UTC(year, month - 1, date, hour, minute)
  const shown = toLocalTime(wanted, timeZone)
  return 2 * wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
}

/** An instant in ISO 8601 with the offset of a time zone: `2026-12-01T09:00:00+11:00`. */
export function toZonedIso(instant: Instant, timeZone: string): string {
  const time = toEpochMs(instant)
  const { year, month, day, hour, minute } = toLocalTime(time, timeZone)
  const wholeMinute = Math.floor(time / MINUTE) * MINUTE
  const offset = (Date.UTC(year, month - 1, day, hour, minute) - wholeMinute) / MINUTE
  const pad = (value: number) => String(value).padStart(2, '0')
  const distance = Math.abs(offset)
  const sign = offset < 0 ? '-' : '+'
  const local = new Date(time + offset * MINUTE).toISOString().slice(0, 19)
  return `${local}${sign}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`
}
