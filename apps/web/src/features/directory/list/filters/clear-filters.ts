import { EMPTY_QUERY, type ListingQuery } from '../listing-query.ts'
import type { FixedFilters } from './active-filters.ts'

/** The list without any filter but those of its path. */
export const clearFilters = (
  { search, tab, near, around, sort, view, ...query }: ListingQuery,
  fixed: FixedFilters,
): ListingQuery => ({
  ...EMPTY_QUERY,
  search,
  tab,
  near,
  around,
  sort,
  view,
  ...Object.fromEntries(fixed.map((name) => [name, query[name]])),
})
