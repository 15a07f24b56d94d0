import { useSearchParams } from 'react-router-dom'
import { toSearchQuery } from '#features/directory/list/list-source.ts'
import { listPageNumbers, toFiltersQuery } from '#features/directory/list/listing-query.ts'
import { redirectOtherProvince } from '#features/directory/list/redirect-other-province.ts'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { searchApi } from '#features/search/search.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { parseSearchQuery, SEARCH_PARAMETERS } from './search-query.ts'
import { SearchPage } from './SearchPage.tsx'

function Search() {
  const [query] = useSearchParams()
  return <SearchPage query={parseSearchQuery(query)} />
}

export const screen: Screen = {
  Component: Search,
  query: SEARCH_PARAMETERS,
  guard: ({ url }) => redirectOtherProvince(url, parseSearchQuery(url.searchParams)),
  load: async ({ run, url }) => {
    const query = parseSearchQuery(url.searchParams)
    if (query.search === '') return
    await Promise.all([
      query.view === 'map' && run(businessesApi.endpoints.businessMap.initiate(toFiltersQuery(query))),
      ...listPageNumbers(query).map((page) =>
        run(searchApi.endpoints.search.initiate(toSearchQuery(query, page))),
      ),
    ])
  },
}
