import { toLocalTime } from './local-time.ts'

/**
 * The instant, in milliseconds, of a day (`2026-11-20`) and a time (`09:30`) in a time zone. A time that daylight
 * saving skips is read as if it did not; of a time that occurs twice, the first is meant.
 */
export function zonedTimeToUtc(day: string, time: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wanted = Date.UTC(year, month - 1, date, hour, minute)
  const shown = toLocalTime(wanted, timeZone)
  return 2 * wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
}
