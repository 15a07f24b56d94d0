import { COUNTRIES } from '@portal/domain/place'
import { INDUSTRY_SUMMARY } from '@portal/reference-data'
import { Cluster, from, Grid, Heading, LinkButton, SectionHeader, Stack, Stat, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { ListFilters } from '#shared/lists/ListFilters.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { industriesQuery } from '../industry-queries.ts'

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

const Figures = styled(Grid)`
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  padding: ${token.space[24]};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

const Summary = () => (
  <Section aria-labelledby="summary">
    <SectionHeader id="summary" title="The region at a glance" />
    <Stack gap={8}>
      <Figures cell="narrow" gap={16}>
        {INDUSTRY_SUMMARY.map(({ figure, label }) => (
          <Stat key={label} label={label} value={figure} />
        ))}
      </Figures>
      <Text size="caption" tone="soft">
        Regional estimate
      </Text>
    </Stack>
  </Section>
)

/** The industries of the region, searched by words and narrowed to a country. */
function IndustriesPage() {
  const { query } = useUrlState()
  return (
    <>
      <Seo
        title="Industries"
        description="Ten industries of the Pacific: what they do, who leads, how they grow, and the businesses listed in each."
        path={paths.industries()}
        noindex={query.has('search')}
      />
      <PageBand>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Industries' }]} />
        <Heading level={1}>Industries</Heading>
        <Text size="lead" tone="soft">
          What the region lives on: who works in it, where it grows, and how to find a supplier or a partner.
        </Text>
        <Cluster>
          <LinkButton href={paths.industry('tourism-hospitality')} variant="secondary">
            Industry in Focus
          </LinkButton>
        </Cluster>
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
        <Summary />
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: IndustriesPage,
  query: ['country', 'search'],
  load: async ({ run, url }) => {
    await run(businessesApi.endpoints.listIndustries.initiate(industriesQuery(url.searchParams)))
  },
}
