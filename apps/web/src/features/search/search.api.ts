import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type Answer, type Query } from '#api/call.ts'
import { listed, type ListedBusiness } from '#features/businesses/businesses.api.ts'
import { foundEvent, foundGuide, foundNews, foundTender, type FoundRow } from './found.ts'

type Search = typeof contract.search
type Found = Answer<Search>

export type SearchQuery = Query<Search>

/** A kind of content that a search finds, the first of it as rows. */
export interface FoundGroup {
  total: number
  items: FoundRow[]
}

/** What a search finds: businesses as lists show them, everything else in rows. */
export interface SearchResults {
  businesses: { total: number; items: ListedBusiness[] }
  news: FoundGroup
  events: FoundGroup
  tenders: FoundGroup
  guides: FoundGroup
  didYouMean?: string | undefined
}

/** Rows that stand under the businesses found; there are pages for all of them. */
const BESIDE = 3

const rows = <Item>({ total, items }: { total: number; items: Item[] }, row: (item: Item) => FoundRow) => ({
  total,
  items: items.slice(0, BESIDE).map(row),
})

const shownOf = ({ businesses, news, events, tenders, guides, didYouMean }: Found): SearchResults => ({
  businesses: { ...businesses, items: businesses.items.map(listed) },
  news: rows(news, foundNews),
  events: rows(events, foundEvent),
  tenders: rows(tenders, foundTender),
  guides: rows(guides, foundGuide),
  didYouMean,
})

/** One search over everything that can be found. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResults, SearchQuery>({
      query: (query) => get<Search>('/api/search', { query }),
      transformResponse: shownOf,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to search' }),
      providesTags: ['Business', 'Event', 'Tender'],
    }),
  }),
})

export const { useSearchQuery } = searchApi
