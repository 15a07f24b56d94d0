import type { Store } from '#db/engine/store.ts'
import { nextPage } from '#db/pagination.ts'
import { openOpenings } from '#features/businesses/openings.repository.ts'
import { openBusinessSearch } from '#features/businesses/search/search.service.ts'
import { paginationHeaders } from '#http/answers/pagination-headers.ts'
import type { ParsedQuery } from './query.ts'
import type { BareAnswer } from './lists.ts'

/** The API’s own search: beside it stands only what a request costs around it. */
export function openSearch(store: Store) {
  const search = openBusinessSearch(store, { readOpen: openOpenings(store) })
  return async (
    { filter, search: text, limit, offset }: ParsedQuery,
    url: string,
    now: number,
  ): Promise<BareAnswer> => {
    const { json, total } = await search.find(text, filter, 'relevance', { limit, offset }, { now })
    return { status: 200, json, headers: paginationHeaders(url, total, nextPage({ limit, offset }, total)) }
  }
}
