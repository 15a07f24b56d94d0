import { industryFromText } from '@portal/domain/business'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { businessesApi } from '../businesses.api.ts'
import {
  parseDirectoryListing,
  isDirectoryList,
  PROVINCE_COUNTS,
  toTypeCountsQuery,
} from '../directory/directory.ts'
import { DirectoryPage } from '../directory/DirectoryPage.tsx'
import { ProvincesPage } from '../directory/ProvincesPage.tsx'
import { LISTING_PARAMETERS, pagesShown, toBusinessesQuery } from '../listing/listing.ts'

const showsProvinces = (query: URLSearchParams): boolean => query.get('view') === 'provinces'

function Directory() {
  const { list, industry } = useParams()
  const [query] = useSearchParams()
  if (showsProvinces(query)) return <ProvincesPage />
  return (
    <DirectoryPage listing={parseDirectoryListing({ list, industry, query })} isSearch={list === 'search'} />
  )
}

export const screen: Screen = {
  Component: Directory,
  query: LISTING_PARAMETERS,
  guard: ({ params: { list, industry }, url }) => {
    if (list !== undefined && list !== 'search' && !isDirectoryList(list)) return 'not-found'
    if (industry === undefined) return undefined
    const known = industryFromText(industry)
    if (!known) return 'not-found'
    if (known.slug !== industry) return { redirectTo: paths.directoryIndustry(known.slug) + url.search }
    return undefined
  },
  load: async ({ run, params, url }) => {
    if (showsProvinces(url.searchParams)) {
      await run(businessesApi.endpoints.provinceStats.initiate(PROVINCE_COUNTS))
      return
    }
    const listing = parseDirectoryListing({
      list: params.list,
      industry: params.industry,
      query: url.searchParams,
    })
    const counts = toTypeCountsQuery(listing)
    await Promise.all([
      counts && run(businessesApi.endpoints.typeStats.initiate(counts)),
      ...pagesShown(listing).map((page) =>
        run(businessesApi.endpoints.listBusinesses.initiate(toBusinessesQuery(listing, page))),
      ),
    ])
  },
}
