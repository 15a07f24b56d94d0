import type { listEvents } from '@portal/domain/contract'
import { LinkButton, Stack } from '@portal/ui'
import type { Query } from '#shared/calls/call.ts'
import { EventCard } from '../components/EventCard.tsx'
import { useListEventsQuery } from '../events.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { TeaserList } from '#shared/content/teasers/TeaserList.tsx'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'

/** The next events of a place or an industry. */
export const UpcomingEvents = ({ query, empty }: { query: Query<typeof listEvents>; empty: string }) => (
  <TeaserList
    result={useListEventsQuery(query)}
    failed="Failed to fetch events"
    empty={
      <EmptyNote
        action={
          <LinkButton href={paths.submitEvent()} variant="secondary" size="small">
            Submit Event
          </LinkButton>
        }
      >
        {empty}
      </EmptyNote>
    }
  >
    {(items) => (
      <Stack gap={12}>
        {items.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Stack>
    )}
  </TeaserList>
)
