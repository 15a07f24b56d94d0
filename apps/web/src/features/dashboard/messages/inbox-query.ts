import type { BusinessMessage, listBusinessMessages } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage } from '#shared/urls/url-state.ts'
import { parseBusiness } from '../address-parameters.ts'

export const INBOX_PAGE = 25

/** A tab of the inbox: messages of one status, or all. */
export const INBOX_TABS = ['open', 'answered', 'all'] as const
export type InboxTab = (typeof INBOX_TABS)[number]

/** The tab in the address; open messages without one. */
export const parseInboxTab = (query: URLSearchParams): InboxTab =>
  INBOX_TABS.find((tab) => tab === query.get('status')) ?? 'open'

/** Parses the query of the call from the page's address. */
export function toInboxQuery(query: URLSearchParams): Query<typeof listBusinessMessages> {
  const tab = parseInboxTab(query)
  return {
    status: tab === 'all' ? undefined : tab,
    business: parseBusiness(query),
    limit: String(INBOX_PAGE),
    page: parsePage(query),
  }
}

/** What each kind of message is called. */
export const MESSAGE_KINDS = {
  message: 'Message',
  quote: 'Request for a quote',
} as const satisfies Record<BusinessMessage['kind'], string>
