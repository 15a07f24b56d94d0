import type { listEvents } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'
import { pageGiven, textGiven } from '#shared/url-state.ts'

export const EVENTS_PAGE = 12

/** The call behind an address of the events page; `section` is the type that `/events/{section}` lists. */
export const eventsQuery = (query: URLSearchParams, section?: string): Query<typeof listEvents> => ({
  type: section ?? textGiven(query, 'type'),
  country: textGiven(query, 'country'),
  search: textGiven(query, 'search'),
  limit: String(EVENTS_PAGE),
  page: pageGiven(query),
})

/** The two events that open the page. */
export const FEATURED_EVENTS = { featured: 'true', limit: '2' } as const satisfies Query<typeof listEvents>

/** Whether the address asks for something in particular, and not for what is worth a look first. */
export const isNarrowed = (query: URLSearchParams, section?: string): boolean =>
  section !== undefined || ['search', 'country', 'type', 'page'].some((name) => query.get(name))
