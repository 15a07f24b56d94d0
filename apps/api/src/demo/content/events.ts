import { countryOf } from '@portal/domain/place'
import { DAY, HOUR } from '@portal/domain/shared'
import type { RecordOf } from '#features/content/content.service.ts'
import { clockTime } from './clock-time.ts'
import type { DemoEvent } from './event.ts'
import { PROGRAMME } from './programme.ts'
import { DEMO_WEBINARS } from './webinars.ts'

type Said = Partial<RecordOf<'event'>['details']>

/** The events of the demo, around the day that `now` (milliseconds) is in each country. */
export const demoEvents = (now: number): RecordOf<'event'>[] => [
  ...PROGRAMME.map((event) => record(event, now, '', {})),
  ...DEMO_WEBINARS.map(({ speaker, company, programme, capacity, contactEmail, ...event }) =>
    record(event, now, programme, { speaker, company, capacity, contactEmail }),
  ),
]

function record(event: DemoEvent, now: number, body: string, said: Said): RecordOf<'event'> {
  const { inDays, at, hours, type, country, description, location, organiser, price, ...rest } = event
  const { timeZone } = countryOf(country)
  const startsAt = clockTime(now, inDays, at, timeZone)
  return {
    ...rest,
    kind: 'event',
    category: type,
    countries: [country],
    summary: description,
    body,
    publishedAt: Math.min(now, startsAt) - 30 * DAY,
    startsAt,
    endsAt: startsAt + hours * HOUR,
    timeZone,
    details: { ...NOT_SAID, ...said, location, organiser, price },
    isSample: true,
  }
}

const NOT_SAID = {
  attendees: null,
  speaker: null,
  company: null,
  website: null,
  contactEmail: null,
  capacity: null,
}
