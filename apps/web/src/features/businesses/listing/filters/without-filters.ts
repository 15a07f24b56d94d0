import { NO_CHOICE, type Listing } from '../listing.ts'
import type { FixedFilters } from './active-filters.ts'

/** The list without any filter but those of its path. */
export const withoutFilters = (
  { search, tab, near, around, sort, view, ...listing }: Listing,
  fixed: FixedFilters,
): Listing => ({
  ...NO_CHOICE,
  search,
  tab,
  near,
  around,
  sort,
  view,
  ...Object.fromEntries(fixed.map((name) => [name, listing[name]])),
})
