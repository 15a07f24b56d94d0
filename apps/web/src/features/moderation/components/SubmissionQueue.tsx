import type { QueueEntry as Entry, SubmissionKind } from '@portal/domain/contract'
import { EmptyState, LinkButton, SectionHeader } from '@portal/ui'
import type { ComponentType } from 'react'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { WorkList } from '#shared/lists/WorkList.tsx'
import { useDecideSubmissionMutation, useListQueueQuery } from '../moderation.api.ts'
import { QUEUE_PAGE, toQueueQuery } from '../pending-query.ts'
import { QUEUES } from '../queues.ts'
import { useDecision } from '../useDecision.ts'
import { DecisionRefusal, useRefusalFocus } from './DecisionRefusal.tsx'
import { QueueEntry } from './QueueEntry.tsx'
import { QueueSearch } from './QueueSearch.tsx'
import { SubmissionDetails } from './SubmissionDetails.tsx'

interface NothingProps {
  kind: SubmissionKind
  search: string
  elsewhere: number
}

function Nothing({ kind, search, elsewhere }: NothingProps) {
  const { title, empty } = QUEUES[kind]
  const fullQueueLink = <LinkButton href={paths.admin({ queue: kind })}>The whole queue</LinkButton>
  if (search !== '') {
    return (
      <EmptyState title={`No ${title.toLowerCase()} found`} as="h3" action={fullQueueLink}>
        Nothing that waits is called “{search}”, has this reference or was sent by them.
      </EmptyState>
    )
  }
  if (elsewhere > 0) {
    return (
      <EmptyState title="Nothing waits on this page" as="h3" icon="check" action={fullQueueLink}>
        What still waits stands on the pages before.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing waits" icon="check" as="h3">
      {empty}
    </EmptyState>
  )
}

interface SubmissionQueueProps {
  kind: SubmissionKind
  /** Renders the public preview. */
  Preview: ComponentType<{ entry: Entry }>
}

/** The queue of pending events, tenders or jobs: loading, failed, empty or loaded. */
export function SubmissionQueue({ kind, Preview }: SubmissionQueueProps) {
  const { query } = useUrlState()
  const [send, { isLoading }] = useDecideSubmissionMutation()
  const decision = useDecision({
    kind: QUEUES[kind].kind,
    send: (decided) => send({ kind, ...decided }),
    isSending: isLoading,
  })
  const refusal = useRefusalFocus(decision.refusal)
  const answer = useListQueueQuery(toQueueQuery(kind, query))
  const count = answer.currentData ? ` (${answer.currentData.total})` : ''
  const search = query.get('search') ?? ''
  const { title } = QUEUES[kind]
  return (
    <Section aria-labelledby="queue">
      <SectionHeader
        title={`${title}${count}`}
        id="queue"
        action={<QueueSearch search={search} queue={kind} placeholder="Title or sender" />}
      />
      <DecisionRefusal ref={refusal}>{decision.refusal}</DecisionRefusal>
      <WorkList
        label={`Waiting ${title.toLowerCase()}`}
        answer={answer}
        pageSize={QUEUE_PAGE}
        loading="Loading the queue..."
        failed={{
          title: `Failed to fetch ${title.toLowerCase()}`,
          text: 'The queue could not be loaded. Check your connection and try again.',
        }}
        back="Back to the queue"
        refusal={decision.refusal === null ? undefined : refusal}
        renderEntry={({ id, item, submitterName, submittedAt }, place) => (
          <QueueEntry
            key={id}
            name={item.title}
            about={`From ${submitterName}`}
            submittedAt={submittedAt}
            timeZone={item.timeZone}
            {...place}
          />
        )}
        renderEmpty={(elsewhere) => <Nothing kind={kind} search={search} elsewhere={elsewhere} />}
      >
        {(entry, done) => (
          <SubmissionDetails key={entry.id} entry={entry} decision={decision} onDecided={done}>
            <Preview entry={entry} />
          </SubmissionDetails>
        )}
      </WorkList>
    </Section>
  )
}
