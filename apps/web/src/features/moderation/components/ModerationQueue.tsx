import { Card, ErrorState, SectionHeading, Skeleton, Stack } from '@portal/ui'
import { Section } from '#shared/Section.tsx'
import { useUrlState } from '#shared/url-state.ts'
import { useListPendingQuery } from '../moderation.api.ts'
import { pendingQuery } from '../pending-query.ts'
import { Panes, Queue } from './Queue.tsx'
import { QueueSearch } from './QueueSearch.tsx'

const Waiting = () => (
  <Panes>
    <Stack gap={12} role="status" aria-label="Loading the queue...">
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

/** The listings that wait for a decision, in whichever state the list is. */
export function ModerationQueue() {
  const { query } = useUrlState()
  const { currentData, error, isFetching, refetch } = useListPendingQuery(pendingQuery(query))
  const count = currentData ? ` (${currentData.total})` : ''
  return (
    <Section aria-labelledby="queue">
      <SectionHeading
        title={`Moderation Queue${count}`}
        id="queue"
        action={<QueueSearch search={query.get('search') ?? ''} />}
      />
      {currentData ? (
        <Queue pending={currentData.items} total={currentData.total} />
      ) : error ? (
        <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
          The queue could not be loaded. Check your connection and try again.
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </Section>
  )
}
