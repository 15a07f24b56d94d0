import { DAY, localTime } from '@portal/domain/shared'

/** The instant at which a clock in `timeZone` shows `at`, so many days after the day of `now` there. */
export function clockTime(now: number, inDays: number, at: string, timeZone: string): number {
  const { year, month, day } = localTime(now, timeZone)
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const wanted = Date.UTC(year, month - 1, day, hour, minute) + inDays * DAY
  const shown = localTime(wanted, timeZone)
  return 2 * wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
}
