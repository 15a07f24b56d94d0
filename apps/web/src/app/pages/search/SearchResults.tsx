import { formatNumber } from '@portal/domain/shared'
import {
  EmptyState,
  ErrorState,
  Grid,
  Pagination,
  SectionHeading,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/ui'
import { pathOfListed } from '#features/businesses/businesses.api.ts'
import { BusinessCard } from '#features/businesses/components/BusinessCard/BusinessCard.tsx'
import { BusinessList, CardSkeletons } from '#features/businesses/listing/BusinessList.tsx'
import { EventCard } from '#features/events/components/EventCard.tsx'
import { NewsCard } from '#features/news/components/NewsCard.tsx'
import { useSearchQuery, type SearchResults as Results } from '#features/search/search.api.ts'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { RESULTS_PAGE, requestOf, searchHref, type SearchAddress } from './search-address.ts'
import { WaysOn } from './WaysOn.tsx'

interface GroupProps {
  address: SearchAddress
  results: Results
}

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const Businesses = ({ address, results: { businesses } }: GroupProps) => (
  <Section aria-labelledby="found-businesses">
    <SectionHeading id="found-businesses" title={`${formatNumber(businesses.total)} business(es) found`} />
    {businesses.items.length > 0 && (
      <BusinessList data-layout="remembered">
        {businesses.items.map((business) => (
          <li key={pathOfListed(business)}>
            <BusinessCard business={business} layout="remembered" />
          </li>
        ))}
      </BusinessList>
    )}
    <Pagination
      page={address.page}
      pageCount={Math.ceil(businesses.total / RESULTS_PAGE)}
      hrefFor={(page) => searchHref(address, { page })}
    />
  </Section>
)

const News = ({ address, results: { news } }: GroupProps) =>
  news.items.length > 0 && (
    <Section aria-labelledby="found-news">
      <SectionHeading
        id="found-news"
        title={counted(news.total, 'article', 'articles')}
        action={
          news.total > news.items.length && (
            <TextLink arrow href={paths.news({ search: address.text })}>
              All articles
            </TextLink>
          )
        }
      />
      <Grid cell="wide">
        {news.items.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </Grid>
    </Section>
  )

const Events = ({ address, results: { events } }: GroupProps) =>
  events.items.length > 0 && (
    <Section aria-labelledby="found-events">
      <SectionHeading
        id="found-events"
        title={counted(events.total, 'event', 'events')}
        action={
          events.total > events.items.length && (
            <TextLink arrow href={paths.events({ search: address.text })}>
              All events
            </TextLink>
          )
        }
      />
      <Grid cell="wide">
        {events.items.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Grid>
    </Section>
  )

const DidYouMean = ({ address, results: { didYouMean } }: GroupProps) =>
  didYouMean !== undefined && (
    <Text size="lead">
      Did you mean <TextLink href={searchHref(address, { text: didYouMean })}>{didYouMean}</TextLink>?
    </Text>
  )

function Found(props: GroupProps) {
  const { businesses, news, events } = props.results
  const total = businesses.total + news.total + events.total
  return (
    <Stack gap={48}>
      <VisuallyHidden role="status">{counted(total, 'result', 'results')}</VisuallyHidden>
      <DidYouMean {...props} />
      {total === 0 ? (
        <EmptyState title="No businesses found" action={<WaysOn address={props.address} />}>
          Nothing in the news and among the events either. Try another word, or fewer of them.
        </EmptyState>
      ) : (
        <Businesses {...props} />
      )}
      {props.address.page === 1 && (
        <>
          <News {...props} />
          <Events {...props} />
        </>
      )}
    </Stack>
  )
}

/** What a text finds, businesses first. */
export function SearchResults({ address }: { address: SearchAddress }) {
  const { currentData, isError, isFetching, refetch } = useSearchQuery(requestOf(address))
  if (isError) {
    return (
      <ErrorState title="Failed to search" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (currentData) return <Found address={address} results={currentData} />
  return (
    <>
      <VisuallyHidden role="status">Searching...</VisuallyHidden>
      <BusinessList data-layout="remembered">
        <CardSkeletons layout="remembered" />
      </BusinessList>
    </>
  )
}
