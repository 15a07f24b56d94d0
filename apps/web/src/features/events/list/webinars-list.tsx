import type { EventItem, listEvents } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { COUNTRY_FILTER } from '#shared/content/filters.ts'
import type { ContentList } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import { WebinarCard } from '../components/WebinarCard.tsx'

const WebinarCell = ({ item }: { item: EventItem }) => <WebinarCard webinar={item} />

/** Fixed filter of all webinar lists. */
export const WEBINAR_FILTER = { type: 'webinars' } as const

/** Upcoming webinars. */
export const WEBINARS: ContentList<EventItem> = {
  label: 'Webinars',
  placeholder: 'e.g. export, bookkeeping, online shop',
  filters: [COUNTRY_FILTER],
  pageSize: 12,
  Card: WebinarCell,
  layout: 'grid',
  count: (total) => `${total} upcoming ${total === 1 ? 'webinar' : 'webinars'}`,
  loading: 'Loading webinars...',
  failed: 'Failed to fetch webinars',
  empty: {
    title: 'No webinars found',
    text: 'No upcoming webinar matches. Guides and templates are available any time.',
    actions: [
      { label: 'Resources', href: paths.resources() },
      { label: 'Submit Event', href: paths.submitEvent() },
    ],
  },
}

/** The latest past webinars, below the upcoming ones. */
export const PAST_WEBINARS = {
  ...WEBINAR_FILTER,
  when: 'past',
  limit: '6',
} as const satisfies Query<typeof listEvents>
