import { DISPLAY_COUNTS } from '@portal/reference-data'
import { Carousel, EmptyState, ErrorState, SectionHeader, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { NewsCard } from '../components/NewsCard.tsx'
import { NewsSkeletons } from '../components/NewsSkeletons.tsx'
import { useListNewsQuery } from '../news.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Bleed } from '#shared/layout/Bleed.tsx'
import { HOME_NEWS } from './home-news.ts'

/** All slides are as high as the highest. */
const Slide = styled.div`
  display: grid;
  height: 100%;
`

function Articles() {
  const { data, error, isFetching, refetch } = useListNewsQuery(HOME_NEWS)
  if (error && !data) {
    return (
      <ErrorState title="Failed to fetch news" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) return <NewsSkeletons />
  if (data.items.length === 0) {
    return (
      <EmptyState title="No articles found" as="h3">
        Check back soon for the latest news
      </EmptyState>
    )
  }
  return (
    <Bleed>
      <Carousel label="Articles" slidesPerView={DISPLAY_COUNTS.carouselNews} slidesToScroll={1}>
        {data.items.map((item) => (
          <Slide key={item.id}>
            <NewsCard item={item} layout="column" />
          </Slide>
        ))}
      </Carousel>
    </Bleed>
  )
}

/** The latest articles, three at a time, moving by one. */
export const NewsCarousel = () => (
  <Section aria-labelledby="latest-news">
    <SectionHeader
      title="Latest News"
      id="latest-news"
      action={
        <TextLink href={paths.news()} arrow>
          All news
        </TextLink>
      }
    />
    <Articles />
  </Section>
)
