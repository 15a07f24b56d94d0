import { DISPLAY_COUNTS } from '@portal/reference-data'
import {
  Card,
  Carousel,
  EmptyState,
  ErrorState,
  LinkButton,
  SectionHeader,
  Skeleton,
  TextLink,
} from '@portal/ui'
import { Bleed } from '#shared/layout/Bleed.tsx'
import { styled } from 'styled-components'
import { useListBusinessesQuery } from '#features/businesses/businesses.api.ts'
import { getListedPath } from '#shared/businesses/listed-business.ts'
import { BusinessCard } from '#features/businesses/business-card.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { HOME_FEATURED } from './home-queries.ts'

/** Slides share one height. */
const Slide = styled.div`
  display: grid;
  height: 100%;
`

/** Cards visible at a time; phones show one and the edge of the next. */
const IN_VIEW = 3

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
        Businesses with good reviews appear here, along with those our administrators choose.
      </EmptyState>
    )
  }
  return (
    <Bleed>
      <Carousel label="Featured" slidesPerView={IN_VIEW}>
        {data
          ? data.items.map((business) => (
              <Slide key={getListedPath(business)}>
                <BusinessCard business={business} />
              </Slide>
            ))
          : Array.from({ length: DISPLAY_COUNTS.featuredBusinesses }, (_, place) => (
              <Card key={place} cover={<Skeleton shape="cover" />}>
                <Skeleton shape="short" />
                <Skeleton shape="title" />
                <Skeleton />
              </Card>
            ))}
      </Carousel>
    </Bleed>
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
          Directory
        </TextLink>
      }
    />
    <Cards />
  </Section>
)
