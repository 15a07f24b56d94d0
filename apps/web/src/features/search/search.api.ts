import type * as contract from '@portal/domain/contract'
import type { AskedSection, GuideResult, Understood } from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'
import { toListedBusiness, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { toEventRow, toGuideRow, toJobRow, toNewsRow, toTenderRow, type ResultRow } from './result-rows.ts'

type Search = typeof contract.search
type Found = ResponseBody<Search>

export type SearchQuery = Query<Search>

/** The results of one kind: the total and the first rows. */
export interface FoundItems {
  total: number
  items: ResultRow[]
}

/** Search results: businesses as lists show them, everything else as rows. */
export interface SearchResults {
  businesses: { total: number; items: ListedBusiness[] }
  news: FoundItems
  events: FoundItems
  tenders: FoundItems
  jobs: FoundItems
  guides: FoundItems
  /** Pages of the site that answer the text; above everything else. */
  answers: GuideResult[]
  /** The section of the site that the text asks for, whose rows come first. */
  asked?: AskedSection | undefined
  understood?: Understood | undefined
  didYouMean?: string | undefined
}

/** Whether the site itself answers a search, so that businesses are no longer all that was meant. */
export const isAnswered = ({ answers, asked }: Pick<SearchResults, 'answers' | 'asked'>): boolean =>
  answers.length > 0 || asked !== undefined

/** Results per kind other than businesses; their lists have the rest. */
const MAX_ROWS = 3

const toFoundItems = <Item>(
  { total, items }: { total: number; items: Item[] },
  row: (item: Item) => ResultRow,
) => ({
  total,
  items: items.slice(0, MAX_ROWS).map(row),
})

const toSearchResults = (
  { businesses, news, events, tenders, jobs, guides, ...rest }: Found,
  _meta: unknown,
  query: SearchQuery,
): SearchResults => ({
  businesses: { ...businesses, items: businesses.items.map((item) => toListedBusiness(item, query)) },
  news: toFoundItems(news, toNewsRow),
  events: toFoundItems(events, toEventRow),
  tenders: toFoundItems(tenders, toTenderRow),
  jobs: toFoundItems(jobs, toJobRow),
  guides: toFoundItems(guides, toGuideRow),
  ...rest,
})

/** Searches everything. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResults, SearchQuery>({
      query: (query) => get<Search>('/api/search', { query }),
      transformResponse: toSearchResults,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to search' }),
      providesTags: ['Business', 'Event', 'Tender'],
    }),
  }),
})

export const { useSearchQuery } = searchApi
