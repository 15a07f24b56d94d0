import { formatNumber, pluralize } from '@portal/domain/shared'
import { EmptyState, ErrorState, Pagination, SectionHeader, Stack, Text, TextLink } from '@portal/ui'
import type { ComponentType } from 'react'
import { useSearchReport } from '#api/searches.ts'
import type { ListedBusiness } from '#features/businesses/businesses.api.ts'
import { useSearchQuery, type SearchResults as Results } from '../search.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { HiddenResultStatus } from '#shared/lists/ResultStatus.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { RESULTS_PAGE, toSearchQuery, searchHref, type SearchAddress } from '../search-address.ts'
import { ResultGroup, ResultGroups } from './ResultGroup.tsx'
import { BrowseInstead } from './BrowseInstead.tsx'

/** What the search shows of businesses: their cards, or skeletons while they are undefined. */
export interface BusinessSlots {
  BusinessCards: ComponentType<{ businesses: readonly ListedBusiness[] | undefined }>
}

interface GroupProps extends BusinessSlots {
  address: SearchAddress
  results: Results
}

const Businesses = ({ address, results: { businesses }, BusinessCards }: GroupProps) => (
  <Section aria-labelledby="found-businesses">
    <SectionHeader id="found-businesses" title={`${formatNumber(businesses.total)} business(es) found`} />
    {businesses.items.length > 0 && <BusinessCards businesses={businesses.items} />}
    <Pagination
      page={address.page}
      pageCount={Math.ceil(businesses.total / RESULTS_PAGE)}
      hrefFor={(page) => searchHref(address, { page })}
    />
  </Section>
)

const Others = ({ address, results: { news, events, tenders, guides } }: GroupProps) => {
  const query = { search: address.text }
  return (
    <ResultGroups>
      <ResultGroup group={news} name="news" one="article" many="articles" all={paths.news(query)} />
      <ResultGroup group={events} name="events" one="event" many="events" all={paths.events(query)} />
      <ResultGroup group={tenders} name="tenders" one="tender" many="tenders" all={paths.tenders(query)} />
      <ResultGroup group={guides} name="guides" one="guide" many="guides" all={paths.resources(query)} />
    </ResultGroups>
  )
}

const DidYouMean = ({ address, results: { didYouMean } }: GroupProps) =>
  didYouMean !== undefined && (
    <Text size="lead">
      Did you mean <TextLink href={searchHref(address, { text: didYouMean })}>{didYouMean}</TextLink>?
    </Text>
  )

const totalOf = ({ businesses, news, events, tenders, guides }: Results): number =>
  [businesses, news, events, tenders, guides].reduce((sum, group) => sum + group.total, 0)

function FoundGroups(props: GroupProps) {
  const total = totalOf(props.results)
  return (
    <Stack gap={48}>
      <DidYouMean {...props} />
      {total === 0 ? (
        <EmptyState title="No businesses found" action={<BrowseInstead address={props.address} />}>
          Nothing in the news, among events, tenders and guides either. Try another word, or fewer of them.
        </EmptyState>
      ) : (
        <Businesses {...props} />
      )}
      {total > 0 && props.address.page === 1 && <Others {...props} />}
    </Stack>
  )
}

interface AllResultsProps extends BusinessSlots {
  address: SearchAddress
  answer: ReturnType<typeof useSearchQuery>
}

function AllResults({ address, answer, BusinessCards }: AllResultsProps) {
  const { currentData, isError, isFetching, refetch } = answer
  if (isError) {
    return (
      <ErrorState title="Failed to search" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (currentData)
    return <FoundGroups address={address} results={currentData} BusinessCards={BusinessCards} />
  return <BusinessCards businesses={undefined} />
}

/** The results of a search, businesses first. */
export function SearchResults({ address, BusinessCards }: BusinessSlots & { address: SearchAddress }) {
  useSearchReport(address.text)
  const answer = useSearchQuery(toSearchQuery(address))
  const { currentData, isError } = answer
  return (
    <>
      <HiddenResultStatus>
        {currentData ? pluralize(totalOf(currentData), 'result') : isError ? undefined : 'Searching...'}
      </HiddenResultStatus>
      <AllResults address={address} answer={answer} BusinessCards={BusinessCards} />
    </>
  )
}
