import type { LoadContext } from '#shared/page/screen.ts'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { listPageNumbers, toBusinessesQuery, toFiltersQuery, type ListingQuery } from './listing-query.ts'

interface Extent {
  /** Whether the numbers beside all filters are sent along: pages are light without them. */
  withFacets?: boolean
}

/** Fetches what a list of businesses shows at first. What was made of a search text comes with the numbers of its filters. */
export async function loadList(
  { run }: LoadContext,
  query: ListingQuery,
  { withFacets = false }: Extent = {},
): Promise<void> {
  const { listBusinesses, businessFacets, businessMap } = businessesApi.endpoints
  const filters = toFiltersQuery(query)
  await Promise.all([
    (withFacets || query.search !== '') && run(businessFacets.initiate(filters)),
    query.view === 'map' && run(businessMap.initiate(filters)),
    ...listPageNumbers(query).map((page) => run(listBusinesses.initiate(toBusinessesQuery(query, page)))),
  ])
}
