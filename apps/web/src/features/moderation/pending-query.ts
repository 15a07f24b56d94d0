import type { listPending, listQueue, SubmissionKind } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'
import { pageGiven, textGiven } from '#shared/urls/url-state.ts'

export const QUEUE_PAGE = 25

/** The call behind an address of the queue: `search` is part of a name. */
export const pendingQuery = (query: URLSearchParams): Query<typeof listPending> => ({
  search: textGiven(query, 'search'),
  limit: String(QUEUE_PAGE),
  page: pageGiven(query),
})

/** The call behind an address of the queue of a kind: `search` is part of what it is called, or of who sent it. */
export const queueQuery = (kind: SubmissionKind, query: URLSearchParams): Query<typeof listQueue> => ({
  kind,
  ...pendingQuery(query),
})
