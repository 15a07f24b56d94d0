import type { listInquiries } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

export const INQUIRIES_PAGE = 25

/** The call behind an address of the tab: a kind, a state, a text that a message carries, and a page. */
export const inquiriesQuery = (query: URLSearchParams): Query<typeof listInquiries> => ({
  kind: parseText(query, 'kind'),
  status: parseText(query, 'status'),
  search: parseText(query, 'search'),
  limit: String(INQUIRIES_PAGE),
  page: parsePage(query),
})
