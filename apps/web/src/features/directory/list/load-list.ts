import type { LoadContext } from '#shared/page/screen.ts'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { listPageNumbers, toBusinessesQuery, toFiltersQuery, type ListingQuery } from './listing-query.ts'

interface LoadListOptions {
  /** Whether to include the counts of all filters, which make pages heavier. */
  withFacets?: boolean
}

/** Fetches what a list shows first. The interpretation of a search text comes with the filter counts. */
export async function loadList(
  { run }: LoadContext,
  query: ListingQuery,
  { withFacets = false }: LoadListOptions = {},
): Promise<void> {
  const { listBusinesses, businessFacets, businessMap } = businessesApi.endpoints
  const filters = toFiltersQuery(query)
  await Promise.all([
    (withFacets || query.search !== '') && run(businessFacets.initiate(filters)),
    query.view === 'map' && run(businessMap.initiate(filters)),
    ...listPageNumbers(query).map((page) => run(listBusinesses.initiate(toBusinessesQuery(query, page)))),
  ])
}
