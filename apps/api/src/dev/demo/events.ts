import { countryOf } from '@portal/domain/place'
import { DAY, HOUR, localTime } from '@portal/domain/shared'
import type { EventRecord } from '#features/events/events.service.ts'
import { PROGRAMME } from './programme.ts'

/** The events of the demo, around the day that `now` (milliseconds) is in each country. */
export const demoEvents = (now: number): EventRecord[] =>
  PROGRAMME.map(({ inDays, at, hours, ...event }) => {
    const { timeZone } = countryOf(event.country)
    const startsAt = clockTime(now, inDays, at, timeZone)
    return { ...event, startsAt, endsAt: startsAt + hours * HOUR, timeZone, isSample: true }
  })

/** The instant at which a clock in `timeZone` shows `at`, so many days after the day of `now` there. */
function clockTime(now: number, inDays: number, at: string, timeZone: string): number {
  const { year, month, day } = localTime(now, timeZone)
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const wanted = Date.UTC(year, month - 1, day, hour, minute) + inDays * DAY
  const shown = localTime(wanted, timeZone)
  return 2 * wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
}
