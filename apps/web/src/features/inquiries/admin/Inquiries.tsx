import { EmptyState, LinkButton, SectionHeader } from '@portal/ui'
import { ListFilters } from '#shared/lists/ListFilters.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { WorkList } from '#shared/lists/WorkList.tsx'
import { useListInquiriesQuery } from '../inquiries.api.ts'
import { INQUIRIES_PAGE, toInquiriesQuery } from './inquiries-query.ts'
import { InquiryDetails } from './InquiryDetails.tsx'
import { InquiryEntry } from './InquiryEntry.tsx'
import { useResolveInquiry } from './useResolveInquiry.ts'

const CHOICES = [
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'Messages and reports' },
      { value: 'message', label: 'Messages' },
      { value: 'issue', label: 'Reports' },
    ],
  },
  {
    name: 'status',
    label: 'State',
    options: [
      { value: '', label: 'New and handled' },
      { value: 'new', label: 'New' },
      { value: 'handled', label: 'Handled' },
    ],
  },
]

const hasFilters = (query: URLSearchParams): boolean =>
  ['kind', 'status', 'search'].some((name) => (query.get(name) ?? '') !== '')

const Nothing = ({ query }: { query: URLSearchParams }) =>
  hasFilters(query) ? (
    <EmptyState
      title="No messages found"
      as="h3"
      action={<LinkButton href={paths.admin({ tab: 'messages' })}>All messages</LinkButton>}
    >
      No message or report matches these filters and this text.
    </EmptyState>
  ) : (
    <EmptyState title="No messages yet" as="h3" icon="mail">
      Messages from the contact page and reports of issues appear here until you handle them.
    </EmptyState>
  )

/** The administrators' list of messages and issue reports, with its filters. */
export function Inquiries() {
  const { query } = useUrlState()
  const resolution = useResolveInquiry()
  const result = useListInquiriesQuery(toInquiriesQuery(query))
  const count = result.currentData ? ` (${result.currentData.total})` : ''
  return (
    <Section aria-labelledby="messages">
      <SectionHeader title={`Messages${count}`} id="messages" />
      <ListFilters
        action={paths.admin()}
        query={query}
        label="Messages"
        placeholder="Reference, person, email or text"
        choices={CHOICES}
        carried={['tab']}
      />
      <WorkList
        label="Messages and reports"
        result={result}
        pageSize={INQUIRIES_PAGE}
        loading="Loading the messages..."
        failed={{
          title: 'We couldn’t load the messages',
          text: 'Nothing is lost. Check your connection and try again.',
        }}
        back="Back to the messages"
        latest={resolution.latest}
        renderEntry={(inquiry, place) => <InquiryEntry key={inquiry.id} inquiry={inquiry} {...place} />}
        empty={<Nothing query={query} />}
      >
        {(inquiry) => <InquiryDetails key={inquiry.id} inquiry={inquiry} resolution={resolution} />}
      </WorkList>
    </Section>
  )
}
