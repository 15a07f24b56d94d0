import { QUOTE_STATUSES, getQuoteStatusLabel } from '@portal/domain/quote'
import { EmptyState, LinkButton, SectionHeader } from '@portal/ui'
import { ListFilters } from '#shared/lists/ListFilters.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { WorkList } from '#shared/lists/WorkList.tsx'
import { useListQuoteRequestsQuery } from '../quotes.api.ts'
import { QUOTES_PAGE, toQuotesQuery } from './quotes-query.ts'
import { QuoteDetails } from './QuoteDetails.tsx'
import { QuoteEntry } from './QuoteEntry.tsx'
import { useQuoteWork } from './useQuoteWork.ts'

const STATUS = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All statuses' },
    ...QUOTE_STATUSES.map((status) => ({ value: status, label: getQuoteStatusLabel(status) })),
  ],
}

const hasFilters = (query: URLSearchParams): boolean =>
  ['status', 'search'].some((name) => (query.get(name) ?? '') !== '')

const Nothing = ({ query }: { query: URLSearchParams }) =>
  hasFilters(query) ? (
    <EmptyState
      title="No requests found"
      as="h3"
      action={<LinkButton href={paths.admin({ tab: 'quotes' })}>All requests</LinkButton>}
    >
      No request matches this status and text.
    </EmptyState>
  ) : (
    <EmptyState title="No requests yet" as="h3" icon="mail">
      Website requests from the quote builder appear here until you answer them.
    </EmptyState>
  )

/** The quote requests: loading, failed, empty or loaded. */
export function QuoteRequests() {
  const { query } = useUrlState()
  const work = useQuoteWork()
  const result = useListQuoteRequestsQuery(toQuotesQuery(query))
  const count = result.currentData ? ` (${result.currentData.total})` : ''
  return (
    <Section aria-labelledby="quote-requests">
      <SectionHeader title={`Quote Requests${count}`} id="quote-requests" />
      <ListFilters
        action={paths.admin()}
        query={query}
        label="Quote requests"
        placeholder="Business, person, email or reference"
        choices={[STATUS]}
        carried={['tab']}
      />
      <WorkList
        label="Requests for websites"
        result={result}
        pageSize={QUOTES_PAGE}
        loading="Loading the requests..."
        failed={{
          title: 'We couldn’t load the quote requests',
          text: 'Nothing is lost. Check your connection and try again.',
        }}
        back="Back to the requests"
        latest={work.latest}
        renderEntry={(quote, place) => <QuoteEntry key={quote.id} quote={quote} {...place} />}
        empty={<Nothing query={query} />}
      >
        {(quote) => <QuoteDetails key={quote.id} quote={quote} work={work} />}
      </WorkList>
    </Section>
  )
}
