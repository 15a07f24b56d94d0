import { COUNTRIES } from '@portal/domain/place'
import { LinkButton } from '@portal/ui'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { ListFilters } from '#shared/lists/ListFilters.tsx'
import { BandTitle } from '#shared/layout/BandTitle.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { RegionSummary } from '../components/RegionSummary.tsx'
import { toIndustriesQuery } from '../industry-queries.ts'

const IndustryResults = lazyIsland(() =>
  import('../components/IndustryResults.tsx').then((part) => ({ default: part.IndustryResults })),
)
const results = <IndustryResults />

const COUNTRY_CHOICE = {
  name: 'country',
  label: 'Country',
  options: [
    { value: '', label: 'All Countries' },
    ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  ],
}

/** The industries of the region, searched by words and narrowed to a country. */
function IndustriesPage() {
  const { query } = useUrlState()
  return (
    <>
      <Seo
        title="Industries"
        description="Ten industries of the Pacific: what they do, where they are strong, and the businesses listed in each."
        path={paths.industries()}
        noindex={query.has('search')}
      />
      <PageBand compact>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Industries' }]} />
        <BandTitle
          title="Industries"
          lead="The region’s main industries: who works in them, where they grow, and how to find a supplier or partner."
        >
          <LinkButton href={paths.industry('tourism-hospitality')} variant="secondary">
            Industry in Focus
          </LinkButton>
        </BandTitle>
        <ListFilters
          action={paths.industries()}
          query={query}
          label="Industries"
          placeholder="e.g. tuna, hotels, solar"
          choices={[COUNTRY_CHOICE]}
        />
      </PageBand>
      <PageBody>
        {results}
        <RegionSummary />
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: IndustriesPage,
  query: ['country', 'search'],
  load: async ({ run, url }) => {
    await Promise.all([
      run(businessesApi.endpoints.listIndustries.initiate(toIndustriesQuery(url.searchParams))),
      run(businessesApi.endpoints.liveFigures.initiate()),
    ])
  },
}
