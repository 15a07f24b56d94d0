import type { listEvents } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'

export const EVENTS_PAGE = 12

/** The call behind an address of the events page; `section` is the type that `/events/{section}` lists. */
export const eventsQuery = (query: URLSearchParams, section?: string): Query<typeof listEvents> => ({
  type: section ?? given(query, 'type'),
  country: given(query, 'country'),
  search: given(query, 'search'),
  limit: String(EVENTS_PAGE),
  page: given(query, 'page'),
})

/** The two events that open the page. */
export const FEATURED_EVENTS = { featured: 'true', limit: '2' } as const satisfies Query<typeof listEvents>

const given = (query: URLSearchParams, name: string) => query.get(name)?.trim() || undefined
