import { parseIndustry } from '@portal/domain/business'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/urls/paths.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { parseDirectoryQuery, isDirectoryList, PROVINCE_COUNTS } from '../directory-query.ts'
import { DirectoryPage } from '../DirectoryPage.tsx'
import { QUERY_PARAMETERS } from '../list/listing-query.ts'
import { loadList } from '../list/load-list.ts'
import { redirectOtherProvince } from '../list/redirect-other-province.ts'

const ProvincesPage = lazyIsland(() =>
  import('../ProvincesPage.tsx').then((part) => ({ default: part.ProvincesPage })),
)
const provinces = <ProvincesPage />

const showsProvinces = (searchParams: URLSearchParams): boolean => searchParams.get('view') === 'provinces'

/** The page that has all filters without script too. */
const isAdvancedSearch = (list: string | undefined): boolean => list === 'search'

function Directory() {
  const { list, industry } = useParams()
  const [searchParams] = useSearchParams()
  if (showsProvinces(searchParams)) return provinces
  return (
    <DirectoryPage
      query={parseDirectoryQuery({ list, industry, searchParams })}
      isSearch={isAdvancedSearch(list)}
    />
  )
}

export const screen: Screen = {
  Component: Directory,
  query: QUERY_PARAMETERS,
  guard: ({ params: { list, industry }, url }) => {
    if (list !== undefined && !isAdvancedSearch(list) && !isDirectoryList(list)) return 'not-found'
    const known = industry === undefined ? undefined : parseIndustry(industry)
    if (industry !== undefined && !known) return 'not-found'
    if (known && known.slug !== industry)
      return { redirectTo: paths.directoryIndustry(known.slug) + url.search }
    return redirectOtherProvince(url, parseDirectoryQuery({ searchParams: url.searchParams }))
  },
  load: async (context) => {
    const { params, url, run } = context
    if (showsProvinces(url.searchParams)) {
      await run(businessesApi.endpoints.provinceStats.initiate(PROVINCE_COUNTS))
      return
    }
    const { list, industry } = params
    const query = parseDirectoryQuery({ list, industry, searchParams: url.searchParams })
    await loadList(context, query, { withFacets: isAdvancedSearch(list) })
  },
}
