import type { listEvents } from '@portal/domain/contract'
import { EmptyState, ErrorState, LinkButton, PageLoader, Pagination, Stack } from '@portal/ui'
import type { Query } from '#api/call.ts'
import { paths } from '#shared/paths.ts'
import { useUrlState } from '#shared/url-state.ts'
import { useListEventsQuery } from '../events.api.ts'
import { EVENTS_PAGE } from '../events-query.ts'
import { EventCard } from './EventCard.tsx'

/** The events of a list, in whichever state it is. */
export function EventResults({ query }: { query: Query<typeof listEvents> }) {
  const { currentData, error, isFetching, refetch } = useListEventsQuery(query)
  const { hrefWith } = useUrlState()
  if (error && !currentData) {
    return (
      <ErrorState title="Failed to fetch events" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!currentData) return <PageLoader label="Loading events..." />
  if (currentData.items.length === 0) {
    return (
      <EmptyState
        title="No events found"
        as="h3"
        icon="calendar"
        action={<LinkButton href={paths.events()}>All events</LinkButton>}
      >
        No event that is still to come matches. Try another country or type.
      </EmptyState>
    )
  }
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        {currentData.items.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Stack>
      <Pagination
        page={Number(query.page ?? 1)}
        pageCount={Math.ceil(currentData.total / EVENTS_PAGE)}
        hrefFor={(page) => hrefWith({ page })}
      />
    </Stack>
  )
}
