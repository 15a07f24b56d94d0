import type { listPending, listQueue, SubmissionKind } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

export const QUEUE_PAGE = 25

/** Query of the listings' queue at an address: `search` is part of a name. */
export const toPendingQuery = (query: URLSearchParams): Query<typeof listPending> => ({
  search: parseText(query, 'search'),
  limit: String(QUEUE_PAGE),
  page: parsePage(query),
})

/** Query of a kind's queue at an address: `search` is part of a title or of the sender. */
export const toQueueQuery = (kind: SubmissionKind, query: URLSearchParams): Query<typeof listQueue> => ({
  kind,
  ...toPendingQuery(query),
})
