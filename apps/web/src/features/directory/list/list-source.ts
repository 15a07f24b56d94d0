import type { Understood } from '@portal/domain/contract'
import { DISPLAY_COUNTS } from '@portal/reference-data'
import { skipToken } from '@reduxjs/toolkit/query'
import type { Page } from '#api/page.ts'
import { useSearchQuery, type SearchQuery, type SearchResults } from '#features/search/search.api.ts'
import { useBusinessFacetsQuery, useListBusinessesQuery } from '#features/businesses/businesses.api.ts'
import type { ListedBusiness } from '#shared/businesses/listed-business.ts'
import type { ResultFacts } from './interpretation/result-groups.ts'
import { isPastEnd, toBusinessesQuery, toFiltersQuery, type ListingQuery } from './listing-query.ts'

/** Where a list comes from: the directory, or a search that finds other things besides businesses. */
export type ListSource = 'directory' | 'search'

/** Businesses on one page. */
export const PAGE_SIZES = { directory: DISPLAY_COUNTS.pageSize, search: 12 } as const satisfies Record<
  ListSource,
  number
>

/** The errors for a page that could not be fetched. */
export const FAILURES = {
  directory: 'Failed to fetch businesses',
  search: 'Failed to search',
} as const satisfies Record<ListSource, string>

/** The query of one page of a search. */
export function toSearchQuery(query: ListingQuery, page: number): SearchQuery {
  const { search, ...filters } = toBusinessesQuery(query, page, PAGE_SIZES.search)
  return { q: search, ...filters }
}

/** The result for one page of a list. */
interface PageResult {
  /** The latest, perhaps of another page. */
  data?: Page<ListedBusiness> | undefined
  currentData?: Page<ListedBusiness> | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** One page of a list. */
export function useListedPage(source: ListSource, query: ListingQuery, page: number): PageResult {
  const isSearch = source === 'search'
  const listed = useListBusinessesQuery(isSearch ? skipToken : toBusinessesQuery(query, page))
  const searched = useSearchQuery(isSearch ? toSearchQuery(query, page) : skipToken)
  if (!isSearch) return listed
  return { ...searched, data: searched.data?.businesses, currentData: searched.currentData?.businesses }
}

/** Whether a page has samples alone, which is said once instead of on each card. */
export const isAllSample = ({ items }: Pick<Page<ListedBusiness>, 'items'>): boolean =>
  items.length > 0 && items.every(({ isSample }) => isSample)

/** How a list's search text was interpreted. */
export interface QueryInterpretation {
  understood?: Understood | undefined
  didYouMean?: string | undefined
  /** What comes before the businesses of a search. */
  before?: ResultFacts['before']
}

/**
 * How a list's search text was interpreted: undefined while loading and without a text; empty if the request failed. A
 * search returns it with its results, and that of the first page shown stays; the directory with its filter counts.
 */
export function useQueryInterpretation(
  source: ListSource,
  query: ListingQuery,
): QueryInterpretation | undefined {
  const isRead = query.search !== ''
  const counted = useBusinessFacetsQuery(isRead && source === 'directory' ? toFiltersQuery(query) : skipToken)
  const searched = useSearchQuery(
    isRead && source === 'search' ? toSearchQuery(query, query.from) : skipToken,
  )
  if (source === 'directory') return counted.isError ? {} : counted.currentData
  return searched.isError ? {} : searched.currentData && toInterpretation(searched.currentData)
}

const toInterpretation = ({ asked, answers, ...rest }: SearchResults): QueryInterpretation => ({
  ...rest,
  before: asked ? 'section' : answers.length > 0 ? 'answers' : undefined,
})

/** Whether a list's address is beyond its last page; false while that is unknown. */
export function useIsPastEnd(source: ListSource, query: ListingQuery): boolean {
  const { currentData } = useListedPage(source, query, query.page)
  return currentData !== undefined && isPastEnd(query.page, currentData.total, PAGE_SIZES[source])
}
