import type { listEvents } from '@portal/domain/contract'
import { LinkButton, Stack } from '@portal/ui'
import type { Query } from '#api/call.ts'
import { EventCard } from '#features/events/components/EventCard.tsx'
import { useListEventsQuery } from '#features/events/events.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { LiveList } from './LiveList.tsx'
import { Nothing } from './Nothing.tsx'

/** The next events of a place or an industry. */
export const NextEvents = ({ query, empty }: { query: Query<typeof listEvents>; empty: string }) => (
  <LiveList
    answer={useListEventsQuery(query)}
    failed="Failed to fetch events"
    empty={
      <Nothing
        action={
          <LinkButton href={paths.submitEvent()} variant="secondary" size="small">
            Submit Event
          </LinkButton>
        }
      >
        {empty}
      </Nothing>
    }
  >
    {(items) => (
      <Stack gap={12}>
        {items.map((event) => (
          <EventCard key={event.id} event={event} featured />
        ))}
      </Stack>
    )}
  </LiveList>
)
