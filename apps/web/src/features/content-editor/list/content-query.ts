import { CONTENT_STATES, type listContent } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'
import { isEditedKind } from '../content-kinds.ts'

export const CONTENT_PAGE = 25

const STATES = [...CONTENT_STATES, 'edited'] as const

/** Query of the content tab at an address: kind, state, search and page. */
export function toContentQuery(query: URLSearchParams): Query<typeof listContent> {
  const kind = query.get('kind')
  return {
    kind: isEditedKind(kind) ? kind : undefined,
    state: STATES.find((state) => state === query.get('state')),
    search: parseText(query, 'search'),
    limit: String(CONTENT_PAGE),
    page: parsePage(query),
  }
}
