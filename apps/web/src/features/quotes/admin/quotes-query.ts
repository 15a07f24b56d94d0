import type { listQuoteRequests } from '@portal/domain/contract'
import { quoteStatusFromText } from '@portal/domain/quote'
import type { Query } from '#api/call.ts'
import { pageGiven, textGiven } from '#shared/urls/url-state.ts'

export const QUOTES_PAGE = 25

/** The call behind an address of the tab: a status, a text that a request carries, and a page. */
export const quotesQuery = (query: URLSearchParams): Query<typeof listQuoteRequests> => ({
  status: quoteStatusFromText(query.get('status') ?? '') ?? undefined,
  search: textGiven(query, 'search'),
  limit: String(QUOTES_PAGE),
  page: pageGiven(query),
})

/** Asks how many requests nobody has looked at yet. */
export const NEW_ONES: Query<typeof listQuoteRequests> = { status: 'new', limit: '1' }
