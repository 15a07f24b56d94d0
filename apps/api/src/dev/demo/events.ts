import { countryOf } from '@portal/domain/place'
import { DAY, HOUR, localTime } from '@portal/domain/shared'
import type { RecordOf } from '#features/content/content.service.ts'
import { PROGRAMME } from './programme.ts'

/** The events of the demo, around the day that `now` (milliseconds) is in each country. */
export const demoEvents = (now: number): RecordOf<'event'>[] =>
  PROGRAMME.map(({ inDays, at, hours, type, country, description, location, organiser, price, ...event }) => {
    const { timeZone } = countryOf(country)
    const startsAt = clockTime(now, inDays, at, timeZone)
    return {
      ...event,
      kind: 'event',
      category: type,
      countries: [country],
      summary: description,
      body: '',
      publishedAt: Math.min(now, startsAt) - 30 * DAY,
      startsAt,
      endsAt: startsAt + hours * HOUR,
      timeZone,
      details: { ...NOT_SAID, location, organiser, price },
      isSample: true,
    }
  })

const NOT_SAID = {
  attendees: null,
  speaker: null,
  company: null,
  website: null,
  contactEmail: null,
  capacity: null,
}

/** The instant at which a clock in `timeZone` shows `at`, so many days after the day of `now` there. */
function clockTime(now: number, inDays: number, at: string, timeZone: string): number {
  const { year, month, day } = localTime(now, timeZone)
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const wanted = Date.UTC(year, month - 1, day, hour, minute) + inDays * DAY
  const shown = localTime(wanted, timeZone)
  return 2 * wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
}
