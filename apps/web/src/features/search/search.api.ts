import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type Answer, type Query } from '#api/call.ts'

type Search = typeof contract.search

export type SearchQuery = Query<Search>

/** One search over everything that can be found. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<Answer<Search>, SearchQuery>({
      query: (query) => get<Search>('/api/search', { query }),
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to search' }),
    }),
  }),
})

export const { useSearchQuery } = searchApi
