import type { listInquiries } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'
import { pageGiven, textGiven } from '#shared/urls/url-state.ts'

export const INQUIRIES_PAGE = 25

/** The call behind an address of the tab: a kind, a state, a text that a message carries, and a page. */
export const inquiriesQuery = (query: URLSearchParams): Query<typeof listInquiries> => ({
  kind: textGiven(query, 'kind'),
  status: textGiven(query, 'status'),
  search: textGiven(query, 'search'),
  limit: String(INQUIRIES_PAGE),
  page: pageGiven(query),
})
