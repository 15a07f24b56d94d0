import { parseEventType } from '@portal/domain/content'
import type { listEvents } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type { Query } from '#shared/calls/call.ts'
import { parseText } from '#shared/urls/url-state.ts'
import { parseMonth } from './month.ts'

/** Above any month so far; the page says if there are more. */
export const MAX_EVENTS = 100

/** The calendar's query at an address, shared by the server's `load` and the screen. */
export const toCalendarQuery = (query: URLSearchParams, now: number): Query<typeof listEvents> => ({
  month: parseMonth(query, now),
  country: parseText(query, 'country'),
  type: parseText(query, 'type'),
  limit: String(MAX_EVENTS),
})

/** The calendar's filters in the address. */
export const parseFilters = (query: URLSearchParams): { country: string; type: string } => ({
  country: resolvePlace(query.get('country') ?? '')?.country ?? '',
  type: parseEventType(query.get('type') ?? '')?.slug ?? '',
})
