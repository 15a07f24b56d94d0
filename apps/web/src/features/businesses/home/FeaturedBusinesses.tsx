import { DISPLAY_COUNTS } from '@portal/reference-data'
import { Card, EmptyState, ErrorState, Grid, LinkButton, SectionHeader, Skeleton, TextLink } from '@portal/ui'
import { getListedPath, useListBusinessesQuery } from '../businesses.api.ts'
import { BusinessCard } from '../components/BusinessCard/BusinessCard.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { HOME_FEATURED } from './home-queries.ts'

function Cards() {
  const { data, error, isFetching, refetch } = useListBusinessesQuery(HOME_FEATURED)
  if (error && !data) {
    return (
      <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (data?.items.length === 0) {
    return (
      <EmptyState
        title="No featured businesses yet"
        as="h3"
        action={<LinkButton href={paths.registerBusiness()}>List Your Business</LinkButton>}
      >
        Businesses that stand out are shown here.
      </EmptyState>
    )
  }
  return (
    <Grid cell="wide">
      {data
        ? data.items.map((business) => <BusinessCard key={getListedPath(business)} business={business} />)
        : Array.from({ length: DISPLAY_COUNTS.featuredBusinesses }, (_, place) => (
            <Card key={place} cover={<Skeleton shape="cover" />}>
              <Skeleton shape="short" />
              <Skeleton shape="title" />
              <Skeleton />
            </Card>
          ))}
    </Grid>
  )
}

/** Up to six featured businesses. */
export const FeaturedBusinesses = () => (
  <Section aria-labelledby="featured">
    <SectionHeader
      title="Featured Businesses"
      id="featured"
      action={
        <TextLink href={paths.directory()} arrow>
          Browse the directory
        </TextLink>
      }
    />
    <Cards />
  </Section>
)
