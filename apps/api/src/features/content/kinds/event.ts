import { parseEventType, hasFreePlaces } from '@portal/domain/content'
import {
  calls,
  type EventDetails,
  type EventEntry,
  type EventItem,
  type EventsQuery,
} from '@portal/domain/contract'
import { formatDateTime, formatTime, toLocalTime } from '@portal/domain/shared'
import { EVENT_SECTIONS } from '@portal/reference-data'
import {
  toIsoString,
  toWrittenDocument,
  resolveFilter,
  parseSharedFilter,
  type ListQuery,
  type Kind,
  type ListRow,
  type ListSegment,
  type DetailRow,
} from './kind.ts'
import { getMonthRanges } from './month-ranges.ts'
import { getPlace } from './place.ts'

const item = (row: ListRow<'event'>): EventItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.summary,
  type: row.category,
  startsAt: toIsoString(row.starts_at ?? 0),
  endsAt: toIsoString(row.ends_at ?? 0),
  location: row.details.location,
  ...getPlace(row),
  organiser: row.details.organiser,
  price: row.details.price,
  attendees: row.details.attendees,
  speaker: row.details.speaker,
  company: row.details.company,
  registrations: row.registrations,
  isFeatured: row.is_featured === 1,
  isSample: row.is_sample === 1,
})

/** Its hours in local time. */
const formatHours = ({ startsAt, endsAt, timeZone }: EventItem): string =>
  `${formatTime(startsAt, timeZone)} - ${formatTime(endsAt, timeZone)}`

function toListItem(row: ListRow<'event'>): EventEntry {
  const one = item(row)
  const { year, month, day } = toLocalTime(one.startsAt, one.timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    ...one,
    date: `${year}-${two(month)}-${two(day)}`,
    time: formatHours(one),
    featured: one.isFeatured,
  }
}

export const event = {
  name: 'event',
  singularLabel: 'Event',
  calls: { list: calls.listEvents, one: calls.getEvent },
  reservedSlugs: [...EVENT_SECTIONS, 'calendar', 'calendar.ics', 'submit', 'registration'],
  countryFilter: 'location',
  searchWords: ({ category, details: { location, organiser, speaker, company } }) => [
    category,
    location,
    organiser,
    speaker,
    company,
  ],
  parseQuery(query: EventsQuery, now): ListQuery | null {
    const filter = parseSharedFilter(query)
    const type = resolveFilter(query.type, parseEventType)
    const segments = query.month
      ? [{ order: 'soonest', zonedRanges: getMonthRanges(query.month) } as const]
      : toSegments(query.when, now)
    if (!filter || type === null || !segments) return null
    return { filter: { ...filter, ...(type && { categories: [type.name] }) }, segments }
  },
  item: toListItem,
  detail: (row: DetailRow<'event'>, now): EventDetails => ({
    ...toListItem(row),
    programme: row.body,
    website: row.details.website,
    contactEmail: row.details.contactEmail,
    capacity: row.details.capacity,
    takesRegistrations: takesRegistrations(row, now),
    ...toWrittenDocument(row),
  }),
  feed: {
    title: 'Pacific Business Portal: Events',
    description:
      'Coming business events in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu',
    describe: (row) => {
      const { startsAt, timeZone, location } = item(row)
      return `${row.summary} ${formatDateTime(startsAt, timeZone)}, ${location}.`
    },
    category: ({ category }) => category,
  },
  path: ({ slug }) => `/events/${slug}`,
} satisfies Kind<'event'>

function toSegments(when: string | undefined, now: number): readonly ListSegment[] | null {
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

/** Whether one can register: until it begins, and while there are places left where they are limited. */
const takesRegistrations = (
  { status, starts_at, registrations, held, details: { capacity } }: DetailRow<'event'>,
  now: number,
): boolean => status === 'approved' && (starts_at ?? 0) > now && hasFreePlaces(capacity, registrations + held)
