import { placeLabel } from '@portal/domain/place'
import { SectionHeader } from '@portal/ui'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { WorkList } from '#shared/lists/WorkList.tsx'
import { useDecideMutation, useListPendingQuery } from '../moderation.api.ts'
import { toPendingQuery, QUEUE_PAGE } from '../pending-query.ts'
import { useDecision } from '../useDecision.ts'
import { isSentAgain } from '../waiting-time.ts'
import { DecisionRefusal, useRefusalFocus } from './DecisionRefusal.tsx'
import { EmptyQueue } from './EmptyQueue.tsx'
import { PendingDetails } from './PendingDetails.tsx'
import { QueueEntry } from './QueueEntry.tsx'
import { QueueSearch } from './QueueSearch.tsx'

/** The queue of pending listings: loading, failed, empty or loaded, with the last refusal above it. */
export function ModerationQueue() {
  const { query } = useUrlState()
  const [send, { isLoading }] = useDecideMutation()
  const decision = useDecision({ kind: 'business', send, isSending: isLoading })
  const refusal = useRefusalFocus(decision.refusal)
  const answer = useListPendingQuery(toPendingQuery(query))
  const count = answer.currentData ? ` (${answer.currentData.total})` : ''
  const search = query.get('search') ?? ''
  return (
    <Section aria-labelledby="queue">
      <SectionHeader title={`Moderation Queue${count}`} id="queue" action={<QueueSearch search={search} />} />
      <DecisionRefusal ref={refusal}>{decision.refusal}</DecisionRefusal>
      <WorkList
        label="Waiting listings"
        answer={answer}
        pageSize={QUEUE_PAGE}
        loading="Loading the queue..."
        failed={{
          title: 'Failed to fetch businesses',
          text: 'The queue could not be loaded. Check your connection and try again.',
        }}
        back="Back to the queue"
        refusal={decision.refusal === null ? undefined : refusal}
        renderEntry={(business, place) => (
          <QueueEntry
            key={business.id}
            name={business.name}
            about={`${business.category} · ${placeLabel(business)}`}
            submittedAt={business.submittedAt}
            timeZone={business.timeZone}
            isSentAgain={isSentAgain(business)}
            {...place}
          />
        )}
        renderEmpty={(elsewhere) => <EmptyQueue search={search} elsewhere={elsewhere} />}
      >
        {(business, done) => (
          <PendingDetails key={business.id} business={business} decision={decision} onDecided={done} />
        )}
      </WorkList>
    </Section>
  )
}
