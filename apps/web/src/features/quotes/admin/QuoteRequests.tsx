import type { QuoteRequest } from '@portal/domain/contract'
import { QUOTE_STATUSES, quoteStatusLabel } from '@portal/domain/quote'
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
  SectionHeading,
  Skeleton,
  Stack,
} from '@portal/ui'
import { ListFilters } from '#shared/ListFilters.tsx'
import { ListWithDetail, Panes } from '#shared/ListWithDetail.tsx'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { changeQuery, pageGiven, useUrlState } from '#shared/url-state.ts'
import { useListQuoteRequestsQuery } from '../quotes.api.ts'
import { QUOTES_PAGE, quotesQuery } from './quotes-query.ts'
import { QuoteDetails } from './QuoteDetails.tsx'
import { QuoteEntry } from './QuoteEntry.tsx'
import { useQuoteWork, type QuoteWork } from './useQuoteWork.ts'

const STATUS = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All statuses' },
    ...QUOTE_STATUSES.map((status) => ({ value: status, label: quoteStatusLabel(status) })),
  ],
}

const Waiting = () => (
  <Panes>
    <Stack gap={12} role="status" aria-label="Loading the requests...">
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </Card>
      ))}
    </Stack>
    <Skeleton shape="block" />
  </Panes>
)

const isNarrowed = (query: URLSearchParams): boolean =>
  ['status', 'search', 'page'].some((name) => (query.get(name) ?? '') !== '')

const Nothing = ({ query }: { query: URLSearchParams }) =>
  isNarrowed(query) ? (
    <EmptyState
      title="No requests found"
      as="h3"
      action={<LinkButton href={paths.admin({ tab: 'quotes' })}>All requests</LinkButton>}
    >
      No request has this status and text.
    </EmptyState>
  ) : (
    <EmptyState title="No requests yet" as="h3" icon="mail">
      Requests for a website that people send from the quote builder stand here until they are answered.
    </EmptyState>
  )

interface FoundProps {
  quotes: readonly QuoteRequest[]
  total: number
  work: QuoteWork
}

function Found({ quotes, total, work }: FoundProps) {
  const { query } = useUrlState()
  const page = pageGiven(query)
  const wanted = query.get('id')
  const has = (id: string | null) => (quote: QuoteRequest) => String(quote.id) === id
  // What was just moved may have left the list by that, or its place in it, and is still looked at.
  const chosen = quotes.find(has(wanted)) ?? [work.latest].find((latest) => latest && has(wanted)(latest))
  const shown = chosen ?? quotes.find(({ id }) => id === work.latest?.id) ?? quotes[0]
  const href = (changes: { id?: number | null; page?: number | undefined }) =>
    changeQuery(`?${query}`, { page, ...changes }) || '?'
  return (
    <ListWithDetail
      label="Requests for websites"
      entries={quotes.map((quote) => (
        <QuoteEntry key={quote.id} quote={quote} href={href({ id: quote.id })} current={quote === shown} />
      ))}
      below={
        <Pagination
          page={Number(page ?? 1)}
          pageCount={Math.ceil(total / QUOTES_PAGE)}
          hrefFor={(next) => href({ id: null, page: next })}
        />
      }
      shownId={shown?.id}
      empty={<Nothing query={query} />}
      isChosen={chosen !== undefined}
      back={{ href: href({ id: null }), label: 'Back to the requests' }}
    >
      {shown && <QuoteDetails key={shown.id} quote={shown} work={work} />}
    </ListWithDetail>
  )
}

/** The requests for websites, in whichever state the list is. */
export function QuoteRequests() {
  const { query } = useUrlState()
  const work = useQuoteWork()
  const { currentData, error, isFetching, refetch } = useListQuoteRequestsQuery(quotesQuery(query))
  const count = currentData ? ` (${currentData.total})` : ''
  return (
    <Section aria-labelledby="quote-requests">
      <SectionHeading title={`Quote Requests${count}`} id="quote-requests" />
      <ListFilters
        action={paths.admin()}
        query={query}
        label="Quote requests"
        placeholder="Business, person, email or reference"
        choices={[STATUS]}
        keeps={['tab']}
      />
      {currentData ? (
        <Found quotes={currentData.items} total={currentData.total} work={work} />
      ) : error ? (
        <ErrorState
          title="Failed to fetch quote requests"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          The requests could not be loaded. Check your connection and try again.
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </Section>
  )
}
