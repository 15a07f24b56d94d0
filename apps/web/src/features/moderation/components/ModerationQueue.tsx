import { Card, ErrorState, Notice, SectionHeading, Skeleton, Stack } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Panes } from '#shared/ListWithDetail.tsx'
import { Section } from '#shared/Section.tsx'
import { useUrlState } from '#shared/url-state.ts'
import { useListPendingQuery } from '../moderation.api.ts'
import { pendingQuery } from '../pending-query.ts'
import { useDecision } from '../useDecision.ts'
import { Queue } from './Queue.tsx'
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

const Refusal = styled(Notice)`
  scroll-margin-top: 9rem;
`

/** The listings that wait for a decision, in whichever state the list is, under what was refused last. */
export function ModerationQueue() {
  const { query } = useUrlState()
  const decision = useDecision()
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (decision.refusal !== null) refusal.current?.focus()
  }, [decision.refusal])
  const { currentData, error, isFetching, refetch } = useListPendingQuery(pendingQuery(query))
  const count = currentData ? ` (${currentData.total})` : ''
  return (
    <Section aria-labelledby="queue">
      <SectionHeading
        title={`Moderation Queue${count}`}
        id="queue"
        action={<QueueSearch search={query.get('search') ?? ''} />}
      />
      {decision.refusal !== null && (
        <Refusal ref={refusal} tabIndex={-1} tone="danger" role="alert">
          {decision.refusal}
        </Refusal>
      )}
      {currentData ? (
        <Queue pending={currentData.items} total={currentData.total} decision={decision} refusal={refusal} />
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
