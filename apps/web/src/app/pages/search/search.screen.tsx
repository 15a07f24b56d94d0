import { BusinessCards } from '#features/businesses/listing/BusinessCards.tsx'
import { SearchPage } from '#features/search/pages/SearchPage.tsx'
import { parseSearchAddress, toSearchQuery } from '#features/search/search-address.ts'
import { searchApi } from '#features/search/search.api.ts'
import type { Screen } from '#shared/page/screen.ts'

export const screen: Screen = {
  Component: () => <SearchPage BusinessCards={BusinessCards} />,
  query: ['q', 'province', 'industry', 'page'],
  load: async ({ run, url }) => {
    const address = parseSearchAddress(url.searchParams)
    if (address.text !== '') await run(searchApi.endpoints.search.initiate(toSearchQuery(address)))
  },
}
