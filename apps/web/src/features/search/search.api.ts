import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type Answer, type Query } from '#api/call.ts'
import { listed, type ListedBusiness } from '#features/businesses/businesses.api.ts'

type Search = typeof contract.search

export type SearchQuery = Query<Search>

/** What a search finds, businesses as lists show them. */
export type SearchResults = Omit<Answer<Search>, 'businesses'> & {
  businesses: { total: number; items: ListedBusiness[] }
}

/** Articles, events, tenders and guides that stand under the businesses found; there are pages for all of them. */
const BESIDE = 3

const firstOf = <Item>({ total, items }: { total: number; items: Item[] }) => ({
  total,
  items: items.slice(0, BESIDE),
})

/** One search over everything that can be found. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResults, SearchQuery>({
      query: (query) => get<Search>('/api/search', { query }),
      transformResponse: (results: Answer<Search>) => ({
        ...results,
        news: firstOf(results.news),
        events: firstOf(results.events),
        tenders: firstOf(results.tenders),
        guides: firstOf(results.guides),
        businesses: { ...results.businesses, items: results.businesses.items.map(listed) },
      }),
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to search' }),
    }),
  }),
})

export const { useSearchQuery } = searchApi
