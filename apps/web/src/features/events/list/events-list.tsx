import { parseEventType } from '@portal/domain/content'
import type { EventItem, listEvents } from '@portal/domain/contract'
import { EVENT_TYPES } from '@portal/reference-data'
import type { Query } from '#shared/calls/call.ts'
import { toOptions, COUNTRY_FILTER } from '#shared/content/filters.ts'
import type { ContentFilter, ContentList } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import { EventCard } from '../components/EventCard.tsx'

const TYPE_FILTER: ContentFilter = {
  name: 'type',
  label: 'Type',
  options: toOptions('All Types', EVENT_TYPES),
  known: (text) => parseEventType(text)?.slug ?? null,
  isPage: true,
}

const EventRow = ({ item }: { item: EventItem }) => <EventCard event={item} />

/** The list of upcoming events, for the page and its sections. */
export const EVENTS: ContentList<EventItem> = {
  label: 'Events',
  placeholder: 'e.g. tourism, export, Honiara',
  filters: [COUNTRY_FILTER, TYPE_FILTER],
  pageSize: 10,
  Card: EventRow,
  layout: 'rows',
  count: (total) => `${total} upcoming ${total === 1 ? 'event' : 'events'}`,
  loading: 'Loading events...',
  failed: 'Failed to fetch events',
  empty: {
    title: 'No events found',
    text: 'No upcoming event matches. Try fewer or different words, or announce one for free.',
    actions: [
      { label: 'Submit Event', href: paths.submitEvent() },
      { label: 'All events', href: paths.events() },
    ],
  },
}

/** The two featured events at the top of the page. */
export const FEATURED_EVENTS = { featured: 'true', limit: '2' } as const satisfies Query<typeof listEvents>
