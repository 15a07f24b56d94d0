import { withQuery, type Query } from '#shared/urls/paths.ts'
import type { FixedFilters } from './filters/active-filters.ts'
import { addCountry, type ListingQuery } from './listing-query.ts'

/** How a page of results writes and reads its address. */
export interface ListAddress {
  /** The list's address at some settings. */
  toHref: (query: ListingQuery) => string
  /** The settings that a query string names on this page. */
  parse: (query: URLSearchParams) => ListingQuery
  /** The `action` of its forms. */
  action: string
  /** The query values of its forms: all settings but those of the path that `action` is. */
  toFormValues: (query: ListingQuery) => Query
  /** The parameter of the search text. */
  searchName: 'search' | 'q'
  /** The filters of the path. */
  fixed: FixedFilters
}

/** The values of a form as a query string, for hidden fields and for controls. */
export const toFormQuery = ({ toFormValues }: ListAddress, query: ListingQuery): URLSearchParams =>
  new URLSearchParams(withQuery('', toFormValues({ ...addCountry(query), page: 1, from: 1 })))

/** The controls of the filters, by the parts of a page that show them. */
export const MAIN_CONTROLS = ['country', 'province', 'town', 'industry'] as const
export const FURTHER_CONTROLS = [
  'category',
  'rating',
  'open',
  'verified',
  'photos',
  'type',
  'delivery',
  'pays',
  'amenity',
] as const
