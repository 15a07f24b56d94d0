import { formatNumber } from '@portal/domain/shared'
import { Card, CardLink, ErrorState, from, Heading, Skeleton, Text, token } from '@portal/ui'
import { INDUSTRIES } from '@portal/reference-data'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { businessesApi, useListIndustriesQuery } from '#features/businesses/businesses.api.ts'
import { TradeCover } from '#shared/media/trade-cover/TradeCover.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Count = ({ count }: { count: number | undefined }) =>
  count === undefined ? (
    <Skeleton shape="short" />
  ) : (
    <Text size="small">
      <b>{formatNumber(count)}</b> {count === 1 ? 'business' : 'businesses'}
    </Text>
  )

/** The ten industries; their counts are shown once loaded. */
function Industries() {
  const { data, isError, isFetching, refetch } = useListIndustriesQuery({})
  if (isError) {
    return (
      <ErrorState title="Failed to fetch industries" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  return (
    <Cards>
      {INDUSTRIES.map(({ slug, name, description }) => (
        <Card as="li" key={slug} layout="row" cover={<TradeCover category={name} />} gap={4}>
          <Heading level={2} size="card">
            <CardLink href={paths.directoryIndustry(slug)}>{name}</CardLink>
          </Heading>
          <Text size="small" tone="soft">
            {description}
          </Text>
          <Count count={data?.find((industry) => industry.slug === slug)?.businessCount} />
        </Card>
      ))}
    </Cards>
  )
}

const IndustriesPage = () => (
  <>
    <Seo
      title="Businesses by Industry"
      description="Ten industries of the Pacific, from agriculture to real estate, each with the businesses listed in it."
      path={paths.directoryIndustries()}
    />
    <PageBand>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home() },
          { label: 'Directory', href: paths.directory() },
          { label: 'Industries' },
        ]}
      />
      <Heading level={1}>Businesses by Industry</Heading>
      <Text size="lead" tone="soft">
        Choose an industry to see its businesses.
      </Text>
    </PageBand>
    <PageBody>
      <Industries />
    </PageBody>
  </>
)

export const screen: Screen = {
  Component: IndustriesPage,
  load: async ({ run }) => {
    await run(businessesApi.endpoints.listIndustries.initiate({}))
  },
}
