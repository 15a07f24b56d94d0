import { formatNumber } from '@portal/domain/shared'
import { EmptyState, ErrorState, Pagination, SectionHeader, Stack, Text, TextLink } from '@portal/ui'
import { pathOfListed } from '#features/businesses/businesses.api.ts'
import { BusinessCard } from '#features/businesses/components/BusinessCard/BusinessCard.tsx'
import { BusinessList, CardSkeletons } from '#features/businesses/listing/BusinessList.tsx'
import { useSearchQuery, type SearchResults as Results } from '#features/search/search.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { HiddenResultStatus } from '#shared/lists/ResultStatus.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { RESULTS_PAGE, requestOf, searchHref, type SearchAddress } from './search-address.ts'
import { FoundRows, Groups } from './FoundRows.tsx'
import { WaysOn } from './WaysOn.tsx'

interface GroupProps {
  address: SearchAddress
  results: Results
}

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const Businesses = ({ address, results: { businesses } }: GroupProps) => (
  <Section aria-labelledby="found-businesses">
    <SectionHeader id="found-businesses" title={`${formatNumber(businesses.total)} business(es) found`} />
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

const Others = ({ address, results: { news, events, tenders, guides } }: GroupProps) => {
  const query = { search: address.text }
  return (
    <Groups>
      <FoundRows group={news} name="news" one="article" many="articles" all={paths.news(query)} />
      <FoundRows group={events} name="events" one="event" many="events" all={paths.events(query)} />
      <FoundRows group={tenders} name="tenders" one="tender" many="tenders" all={paths.tenders(query)} />
      <FoundRows group={guides} name="guides" one="guide" many="guides" all={paths.resources(query)} />
    </Groups>
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

function All(props: GroupProps) {
  const total = totalOf(props.results)
  return (
    <Stack gap={48}>
      <DidYouMean {...props} />
      {total === 0 ? (
        <EmptyState title="No businesses found" action={<WaysOn address={props.address} />}>
          Nothing in the news, among events, tenders and guides either. Try another word, or fewer of them.
        </EmptyState>
      ) : (
        <Businesses {...props} />
      )}
      {total > 0 && props.address.page === 1 && <Others {...props} />}
    </Stack>
  )
}

interface GroupsProps {
  address: SearchAddress
  answer: ReturnType<typeof useSearchQuery>
}

function AllGroups({ address, answer: { currentData, isError, isFetching, refetch } }: GroupsProps) {
  if (isError) {
    return (
      <ErrorState title="Failed to search" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (currentData) return <All address={address} results={currentData} />
  return (
    <BusinessList data-layout="remembered">
      <CardSkeletons layout="remembered" />
    </BusinessList>
  )
}

/** What a text finds, businesses first. */
export function SearchResults({ address }: { address: SearchAddress }) {
  const answer = useSearchQuery(requestOf(address))
  const { currentData, isError } = answer
  return (
    <>
      <HiddenResultStatus>
        {currentData
          ? counted(totalOf(currentData), 'result', 'results')
          : isError
            ? undefined
            : 'Searching...'}
      </HiddenResultStatus>
      <AllGroups address={address} answer={answer} />
    </>
  )
}
