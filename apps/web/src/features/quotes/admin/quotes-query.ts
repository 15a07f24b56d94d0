import type { listQuoteRequests } from '@portal/domain/contract'
import { quoteStatusFromText } from '@portal/domain/quote'
import type { Query } from '#api/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

export const QUOTES_PAGE = 25

/** The call behind an address of the tab: a status, a text that a request carries, and a page. */
export const toQuotesQuery = (query: URLSearchParams): Query<typeof listQuoteRequests> => ({
  status: quoteStatusFromText(query.get('status') ?? '') ?? undefined,
  search: parseText(query, 'search'),
  limit: String(QUOTES_PAGE),
  page: parsePage(query),
})

/** Asks how many requests nobody has looked at yet. */
export const NEW_QUOTES: Query<typeof listQuoteRequests> = { status: 'new', limit: '1' }
