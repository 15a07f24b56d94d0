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
import type { ReactNode } from 'react'
import { pathOfListed } from '#features/businesses/businesses.api.ts'
import { BusinessCard } from '#features/businesses/components/BusinessCard/BusinessCard.tsx'
import { BusinessList, CardSkeletons } from '#features/businesses/listing/BusinessList.tsx'
import { EventCard } from '#features/events/components/EventCard.tsx'
import { NewsCard } from '#features/news/components/NewsCard.tsx'
import { TenderCard } from '#features/tenders/components/TenderCard.tsx'
import { useSearchQuery, type SearchResults as Results } from '#features/search/search.api.ts'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { RESULTS_PAGE, requestOf, searchHref, type SearchAddress } from './search-address.ts'
import { GuideCard } from './GuideCard.tsx'
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

interface FoundProps {
  id: string
  title: string
  /** Where all of them are, if not all are here. */
  all?: { label: string; href: string } | false
  children: ReactNode
}

const Found = ({ id, title, all = false, children }: FoundProps) => (
  <Section aria-labelledby={id}>
    <SectionHeading
      id={id}
      title={title}
      action={
        all && (
          <TextLink arrow href={all.href}>
            {all.label}
          </TextLink>
        )
      }
    />
    <Grid cell="wide">{children}</Grid>
  </Section>
)

const News = ({ address, results: { news } }: GroupProps) =>
  news.items.length > 0 && (
    <Found
      id="found-news"
      title={counted(news.total, 'article', 'articles')}
      all={
        news.total > news.items.length && {
          label: 'All articles',
          href: paths.news({ search: address.text }),
        }
      }
    >
      {news.items.map((item) => (
        <NewsCard key={item.id} item={item} />
      ))}
    </Found>
  )

const Events = ({ address, results: { events } }: GroupProps) =>
  events.items.length > 0 && (
    <Found
      id="found-events"
      title={counted(events.total, 'event', 'events')}
      all={
        events.total > events.items.length && {
          label: 'All events',
          href: paths.events({ search: address.text }),
        }
      }
    >
      {events.items.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </Found>
  )

const Tenders = ({ address, results: { tenders } }: GroupProps) =>
  tenders.items.length > 0 && (
    <Found
      id="found-tenders"
      title={counted(tenders.total, 'tender', 'tenders')}
      all={
        tenders.total > tenders.items.length && {
          label: 'All tenders',
          href: paths.tenders({ search: address.text }),
        }
      }
    >
      {tenders.items.map((item) => (
        <TenderCard key={item.id} item={item} />
      ))}
    </Found>
  )

const Guides = ({ results: { guides } }: GroupProps) =>
  guides.items.length > 0 && (
    <Found
      id="found-guides"
      title={counted(guides.total, 'guide', 'guides')}
      all={guides.total > guides.items.length && { label: 'All guides', href: paths.resources() }}
    >
      {guides.items.map((guide) => (
        <GuideCard key={guide.path} guide={guide} />
      ))}
    </Found>
  )

const DidYouMean = ({ address, results: { didYouMean } }: GroupProps) =>
  didYouMean !== undefined && (
    <Text size="lead">
      Did you mean <TextLink href={searchHref(address, { text: didYouMean })}>{didYouMean}</TextLink>?
    </Text>
  )

function All(props: GroupProps) {
  const { businesses, news, events, tenders, guides } = props.results
  const total = [businesses, news, events, tenders, guides].reduce((sum, group) => sum + group.total, 0)
  return (
    <Stack gap={48}>
      <VisuallyHidden role="status">{counted(total, 'result', 'results')}</VisuallyHidden>
      <DidYouMean {...props} />
      {total === 0 ? (
        <EmptyState title="No businesses found" action={<WaysOn address={props.address} />}>
          Nothing in the news, among events, tenders and guides either. Try another word, or fewer of them.
        </EmptyState>
      ) : (
        <Businesses {...props} />
      )}
      {props.address.page === 1 && (
        <>
          <News {...props} />
          <Events {...props} />
          <Tenders {...props} />
          <Guides {...props} />
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
  if (currentData) return <All address={address} results={currentData} />
  return (
    <>
      <VisuallyHidden role="status">Searching...</VisuallyHidden>
      <BusinessList data-layout="remembered">
        <CardSkeletons layout="remembered" />
      </BusinessList>
    </>
  )
}
