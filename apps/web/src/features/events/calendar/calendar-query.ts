import { eventTypeFromText } from '@portal/domain/content'
import type { listEvents } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type { Query } from '#api/call.ts'
import { parseText } from '#shared/urls/url-state.ts'
import { parseMonth } from './month.ts'

/** More than a month has had so far; the page says so where there are more. */
export const MAX_EVENTS = 100

/** What the calendar's call is asked at an address: the server's `load` and the screen ask for the same. */
export const toCalendarQuery = (query: URLSearchParams, now: number): Query<typeof listEvents> => ({
  month: parseMonth(query, now),
  country: parseText(query, 'country'),
  type: parseText(query, 'type'),
  limit: String(MAX_EVENTS),
})

/** What the address narrows the calendar by, as its choices have it. */
export const parseFilters = (query: URLSearchParams): { country: string; type: string } => ({
  country: resolvePlace(query.get('country') ?? '')?.country ?? '',
  type: eventTypeFromText(query.get('type') ?? '')?.slug ?? '',
})
