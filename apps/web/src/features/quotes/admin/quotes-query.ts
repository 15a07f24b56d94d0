import type { listQuoteRequests } from '@portal/domain/contract'
import { parseQuoteStatus } from '@portal/domain/quote'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

export const QUOTES_PAGE = 25

/** Query of the quotes tab at an address: status, search and page. */
export const toQuotesQuery = (query: URLSearchParams): Query<typeof listQuoteRequests> => ({
  status: parseQuoteStatus(query.get('status') ?? '') ?? undefined,
  search: parseText(query, 'search'),
  limit: String(QUOTES_PAGE),
  page: parsePage(query),
})

/** Query that counts the new requests. */
export const NEW_QUOTES: Query<typeof listQuoteRequests> = { status: 'new', limit: '1' }
