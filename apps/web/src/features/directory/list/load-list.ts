import type { LoadContext } from '#shared/page/screen.ts'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { listPageNumbers, toBusinessesQuery, toFiltersQuery, type ListingQuery } from './listing-query.ts'

interface Extent {
  /** Whether the numbers beside all filters are sent along: pages are light without them. */
  withFacets?: boolean
}

/** Fetches what a list of businesses shows at first. What was made of a search text comes with the numbers of its filters. */
export async function loadListing(
  { run }: LoadContext,
  listing: ListingQuery,
  { withFacets = false }: Extent = {},
): Promise<void> {
  const { listBusinesses, businessFacets, businessMap } = businessesApi.endpoints
  const filters = toFiltersQuery(listing)
  await Promise.all([
    (withFacets || listing.search !== '') && run(businessFacets.initiate(filters)),
    listing.view === 'map' && run(businessMap.initiate(filters)),
    ...listPageNumbers(listing).map((page) => run(listBusinesses.initiate(toBusinessesQuery(listing, page)))),
  ])
}
