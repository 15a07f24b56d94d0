import { eventTypeFromText } from '@portal/domain/content'
import type { listEvents } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type { Query } from '#api/call.ts'
import { textGiven } from '#shared/urls/url-state.ts'
import { monthGiven } from './month.ts'

/** More than a month has had so far; the page says so where there are more. */
export const MOST = 100

/** What the calendar's call is asked at an address: the server's `load` and the screen ask for the same. */
export const calendarQuery = (query: URLSearchParams, now: number): Query<typeof listEvents> => ({
  month: monthGiven(query, now),
  country: textGiven(query, 'country'),
  type: textGiven(query, 'type'),
  limit: String(MOST),
})

/** What the address narrows the calendar by, as its choices have it. */
export const narrowedBy = (query: URLSearchParams): { country: string; type: string } => ({
  country: resolvePlace(query.get('country') ?? '')?.country ?? '',
  type: eventTypeFromText(query.get('type') ?? '')?.slug ?? '',
})
