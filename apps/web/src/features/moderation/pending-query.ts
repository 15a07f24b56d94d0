import type { listPending, listQueue, SubmissionKind } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

export const QUEUE_PAGE = 25

/** The call behind an address of the queue: `search` is part of a name. */
export const toPendingQuery = (query: URLSearchParams): Query<typeof listPending> => ({
  search: parseText(query, 'search'),
  limit: String(QUEUE_PAGE),
  page: parsePage(query),
})

/** The call behind an address of the queue of a kind: `search` is part of what it is called, or of who sent it. */
export const toQueueQuery = (kind: SubmissionKind, query: URLSearchParams): Query<typeof listQueue> => ({
  kind,
  ...toPendingQuery(query),
})
