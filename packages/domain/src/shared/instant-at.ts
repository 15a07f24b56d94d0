import { localTime } from './local-time.ts'

/**
 * The instant, in milliseconds, at which a clock in `timeZone` shows a day (`2026-11-20`) and a time (`09:30`).
 * A time that the clock leaves out is read as if it went on; one that it shows twice is the first.
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wanted = Date.UTC(year, month - 1, date, hour, minute)
  const shown = localTime(wanted, timeZone)
  return 2 * wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
}
