import type { SqliteStore } from '@portal/api/src/db/engine/sqlite/open.ts'
import { NO_FILTER, type Filter } from '@portal/api/src/features/businesses/filter.ts'
import { countByProvince } from '@portal/api/src/features/stats/stats.service.ts'
import { findCategoryBySlug } from '@portal/domain/business'
import { COUNTRY_CODES } from '@portal/domain/place'
import { isUnseen } from '../cases.ts'
import type { BareResponse } from './bare-response.ts'
import { createLists } from './lists.ts'
import { createProfiles } from './profiles.ts'
import { createPublicState, type PublicState } from './public-state.ts'
import { createSearch } from './search.ts'

/** The reads that the bench sends, with prepared statements and no framework. */
export function createBareReads(
  store: SqliteStore,
): (url: string, now: number) => BareResponse | Promise<BareResponse> {
  const getState = createPublicState(store.readSqlite)
  const list = createLists(store.readSqlite)
  const search = createSearch(store)
  const profile = createProfiles(store.readSqlite)

  const read = (url: string, now: number, state: PublicState): BareResponse | Promise<BareResponse> => {
    const { pathname, searchParams: params } = new URL(url, 'http://bare')
    if (pathname === '/api/stats/provinces') {
      const counts = countByProvince(params.get('country') ?? undefined, state.counts)
      return { status: 200, json: JSON.stringify(counts) }
    }
    if (pathname !== '/api/businesses') return profile(pathname.slice('/api/businesses/'.length), now)
    const filter = parseFilter(params)
    const limit = Number(params.get('limit'))
    const text = params.get('search')
    return text === null
      ? list(url, { filter, limit, now, counts: state.counts })
      : search(url, { text, filter, limit, now })
  }

  return (url, now) => {
    const state = getState(now)
    if (isUnseen(url)) return read(url, now, state)
    const stored = state.responses.get(url)
    if (stored) return stored
    const response = read(url, now, state)
    state.responses.set(url, response)
    return response
  }
}

/** Codes and slugs only, without validation. */
function parseFilter(params: URLSearchParams): Filter {
  const country = COUNTRY_CODES.find((code) => code === params.get('country'))
  const category = findCategoryBySlug(params.get('category') ?? '')?.name
  return { ...NO_FILTER, ...(country && { country }), ...(category && { category }) }
}
