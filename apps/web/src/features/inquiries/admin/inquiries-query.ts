import type { listInquiries } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

export const INQUIRIES_PAGE = 25

/** Parses the query of the call from the tab's address. */
export const toInquiriesQuery = (query: URLSearchParams): Query<typeof listInquiries> => ({
  kind: parseText(query, 'kind'),
  status: parseText(query, 'status'),
  search: parseText(query, 'search'),
  limit: String(INQUIRIES_PAGE),
  page: parsePage(query),
})
