import { eventTypeFromText } from '@portal/domain/content'
import {
  calls,
  type EventDetails,
  type EventEntry,
  type EventItem,
  type EventsQuery,
} from '@portal/domain/contract'
import { formatTime, localTime } from '@portal/domain/shared'
import { EVENT_SECTIONS } from '@portal/reference-data'
import {
  instant,
  named,
  sharedFilter,
  type ListQuery,
  type Kind,
  type ListRow,
  type Part,
  type DetailRow,
} from '../kind.ts'
import { monthSpans } from '../month-spans.ts'
import { placeOf } from '../place.ts'

const item = (row: ListRow<'event'>): EventItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.summary,
  type: row.category,
  startsAt: instant(row.starts_at ?? 0),
  endsAt: instant(row.ends_at ?? 0),
  location: row.details.location,
  ...placeOf(row),
  organiser: row.details.organiser,
  price: row.details.price,
  attendees: row.details.attendees,
  speaker: row.details.speaker,
  company: row.details.company,
  registrations: row.registrations,
  isFeatured: row.is_featured === 1,
  isSample: row.is_sample === 1,
})

/** From when to when, by the clock of its place. */
const hoursOf = ({ startsAt, endsAt, timeZone }: EventItem): string =>
  `${formatTime(startsAt, timeZone)} - ${formatTime(endsAt, timeZone)}`

function entry(row: ListRow<'event'>): EventEntry {
  const one = item(row)
  const { year, month, day } = localTime(one.startsAt, one.timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    ...one,
    date: `${year}-${two(month)}-${two(day)}`,
    time: hoursOf(one),
    featured: one.isFeatured,
  }
}

export const event = {
  name: 'event',
  singularLabel: 'Event',
  calls: { list: calls.listEvents, one: calls.getEvent },
  reserved: [...EVENT_SECTIONS, 'calendar', 'calendar.ics', 'submit', 'registration'],
  countries: 'place',
  words: ({ category, details: { location, organiser, speaker, company } }) => [
    category,
    location,
    organiser,
    speaker,
    company,
  ],
  parseQuery(query: EventsQuery, now): ListQuery | null {
    const filter = sharedFilter(query)
    const type = named(query.type, eventTypeFromText)
    const parts = query.month
      ? [{ order: 'soonest', spans: monthSpans(query.month) } as const]
      : partsOf(query.when, now)
    if (!filter || type === null || !parts) return null
    return { filter: { ...filter, ...(type && { categories: [type.name] }) }, parts }
  },
  item: entry,
  detail: (row: DetailRow<'event'>, now): EventDetails => ({
    ...entry(row),
    programme: row.body,
    website: row.details.website,
    contactEmail: row.details.contactEmail,
    capacity: row.details.capacity,
    takesRegistrations: takesRegistrations(row, now),
  }),
  path: ({ slug }) => `/events/${slug}`,
} satisfies Kind<'event'>

function partsOf(when: string | undefined, now: number): readonly Part[] | null {
  switch (when?.trim() ?? '') {
    case '':
    case 'upcoming':
      return [{ order: 'soonest', endsAfter: now }]
    case 'past':
      return [{ order: 'latest', endsBy: now }]
    case 'all':
      return [{ order: 'soonest' }]
    default:
      return null
  }
}

/** Until it begins, and as long as there are places where they are counted. */
const takesRegistrations = (
  { status, starts_at, registrations, held, details: { capacity } }: DetailRow<'event'>,
  now: number,
): boolean =>
  status === 'approved' && (starts_at ?? 0) > now && (capacity === null || registrations + held < capacity)
