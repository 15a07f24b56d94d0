import { parseIndustry } from '@portal/domain/business'
import { useParams, useSearchParams } from 'react-router-dom'
import { parseDirectoryQuery } from '#features/directory/directory-query.ts'
import type { ListAddress } from '#features/directory/list/list-address.ts'
import { redirectOtherProvince } from '#features/directory/list/redirect-other-province.ts'
import { useIsPastEnd } from '#features/directory/list/list-source.ts'
import {
  QUERY_PARAMETERS,
  toCanonical,
  toQueryValues,
  setPage,
} from '#features/directory/list/listing-query.ts'
import { BusinessListPage } from '#features/directory/list/BusinessListPage.tsx'
import { loadList } from '#features/directory/list/load-list.ts'
import { NothingListed } from '#features/directory/list/NothingListed.tsx'
import { createIndustryGuard } from '#features/industries/canonical-industry-guard.ts'
import { getIndustryCrumbs, getIndustryTabs } from '#features/industries/industry-links.ts'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'

/** Formats and parses the addresses of an industry's list: the industry is in the path. */
const getAddress = (slug: string): ListAddress => ({
  toHref: (query) => paths.industryBusinesses(slug, toQueryValues({ ...query, industry: '' })),
  parse: (searchParams) => parseDirectoryQuery({ industry: slug, searchParams }),
  action: paths.industryBusinesses(slug),
  toFormValues: (query) => toQueryValues({ ...query, industry: '' }),
  searchName: 'search',
  fixed: ['industry'],
})

function List({ name, slug }: { name: string; slug: string }) {
  const [searchParams] = useSearchParams()
  const query = parseDirectoryQuery({ industry: slug, searchParams })
  const isPastEnd = useIsPastEnd('directory', query)
  const address = getAddress(slug)
  const place = { name, slug, tab: 'businesses' } as const
  return (
    <>
      <Seo
        title={`Businesses in ${name}`}
        description={`${name}: names, places, phone numbers and reviews of the businesses listed in the industry.`}
        path={address.toHref(toCanonical(isPastEnd ? setPage(query, 1) : query))}
        noindex={query.search !== '' || query.near !== null || isPastEnd}
      />
      <BusinessListPage
        source="directory"
        address={address}
        query={query}
        form="industry-filters"
        heading={name}
        crumbs={getIndustryCrumbs(place)}
        tabs={getIndustryTabs(place)}
        searchLabel={`Search ${name}`}
        landmark="Businesses"
        nothing={<NothingListed all={paths.industryBusinesses(slug)} own={paths.registerBusiness()} />}
      />
    </>
  )
}

/** The businesses of an industry: the directory's list, with the industry in the path. */
function IndustryBusinessesPage() {
  const industry = parseIndustry(useParams().industry ?? '')
  return industry && <List name={industry.name} slug={industry.slug} />
}

export const screen: Screen = {
  Component: IndustryBusinessesPage,
  query: QUERY_PARAMETERS,
  guard: (address) =>
    createIndustryGuard(paths.industryBusinesses)(address) ??
    redirectOtherProvince(address.url, parseDirectoryQuery({ searchParams: address.url.searchParams })),
  load: async (context) => {
    const { params, url } = context
    await loadList(
      context,
      parseDirectoryQuery({ industry: params.industry, searchParams: url.searchParams }),
    )
  },
}
