import type { SqliteStore } from '@portal/api/src/db/engine/sqlite/open.ts'
import { getNextPage } from '@portal/api/src/db/pagination.ts'
import type { Filter } from '@portal/api/src/features/businesses/filter.ts'
import { createOpenings } from '@portal/api/src/features/businesses/openings.repository.ts'
import { createBusinessSearch } from '@portal/api/src/features/search/search.service.ts'
import { createPaginationHeaders } from '@portal/api/src/http/responses/pagination-headers.ts'
import type { BareResponse } from './bare-response.ts'

interface SearchQuery {
  readonly text: string
  readonly filter: Filter
  readonly limit: number
  readonly now: number
}

/** The API’s own search, so that only the overhead of a request is compared. */
export function createSearch(store: SqliteStore) {
  const search = createBusinessSearch(store, { findOpenKeys: createOpenings(store) })
  return async (url: string, { text, filter, limit, now }: SearchQuery): Promise<BareResponse> => {
    const page = { limit, offset: 0 }
    const { json, total } = await search.find(text, filter, 'relevance', page, { now })
    return { status: 200, json, headers: createPaginationHeaders(url, total, getNextPage(page, total)) }
  }
}
