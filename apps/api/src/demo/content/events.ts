import { getCountry } from '@portal/domain/place'
import { DAY, HOUR } from '@portal/domain/shared'
import type { EventTypeName } from '@portal/reference-data'
import type { RecordOf } from '#features/content/content.record.ts'
import type { DemoData } from '../data/demo-data.ts'
import { toLocalInstant } from '../local-day.ts'

/** Creates the events of the demo around the local day of `now` (milliseconds) in each country. */
export const createEventRecords = ({ events, webinars }: DemoData, now: number): RecordOf<'event'>[] => [
  ...events.map(({ type, ...event }) => createEventRecord(event, { type, now })),
  ...webinars.map(({ speaker, company, capacity, contactEmail, programme, ...event }) => ({
    ...createEventRecord(event, {
      type: 'Webinars',
      now,
      details: { speaker, company, capacity, contactEmail },
    }),
    body: programme,
  })),
]

type EventDetails = RecordOf<'event'>['details']

interface EventOptions {
  readonly type: EventTypeName
  readonly now: number
  readonly details?: Partial<EventDetails>
}

function createEventRecord(
  event: Omit<DemoData['events'][number], 'type'>,
  { type, now, details }: EventOptions,
): RecordOf<'event'> {
  const { title, starts, hours, country, description, location, organiser, price, isFeatured } = event
  const startsAt = toLocalInstant(now, starts, country)
  return {
    kind: 'event',
    title,
    category: type,
    countries: [country],
    summary: description,
    body: '',
    publishedAt: Math.min(now, startsAt) - 30 * DAY,
    startsAt,
    endsAt: startsAt + hours * HOUR,
    timeZone: getCountry(country).timeZone,
    details: { ...NOT_SAID, ...details, location, organiser, price },
    isFeatured,
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
} as const
