import type { QueueEntry } from '@portal/domain/contract'
import { statusLabel } from '@portal/domain/moderation'
import { formatDateTime } from '@portal/domain/shared'
import { Badge, Card, Cluster, DescriptionList, Heading, Stack, Text, TextLink, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import type { DecisionState } from '../useDecision.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { DueDay } from './DueDay.tsx'

const Path = styled.span`
  overflow-wrap: anywhere;
`

/** The public preview, apart from the details for administrators. */
const Shown = styled.div`
  padding: ${token.space[16]};
  border: 1px dashed ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
`

const toPath = ({ kind, item }: QueueEntry): string =>
  ({ events: paths.event, tenders: paths.tender, jobs: paths.job })[kind](item.slug)

const toFacts = ({ submitterName, submitterEmail, reference, submittedAt, item }: QueueEntry) => [
  { term: 'Sent by', details: submitterName },
  {
    term: 'Email',
    details: (
      <TextLink
        href={`mailto:${submitterEmail}?subject=${encodeURIComponent(`${reference}: ${item.title}`)}`}
      >
        {submitterEmail}
      </TextLink>
    ),
  },
  { term: 'Reference', details: reference },
  { term: 'Submitted', details: formatDateTime(submittedAt, item.timeZone) },
  { term: 'Answer due', details: <DueDay submittedAt={submittedAt} timeZone={item.timeZone} /> },
]

interface SubmissionDetailsProps {
  entry: QueueEntry
  decision: DecisionState
  onDecided: () => void
  /** The public preview. */
  children: ReactNode
}

/** All details of a pending submission, and the decision. */
export const SubmissionDetails = ({ entry, decision, onDecided, children }: SubmissionDetailsProps) => {
  const { id, item, submittedAt } = entry
  return (
    <Card as="article" aria-labelledby="pending-name">
      <Stack gap={16}>
        <Cluster justify="between" align="start">
          <Text size="eyebrow" tone="action">
            {entry.reference}
          </Text>
          <Badge>{statusLabel('pending')}</Badge>
        </Cluster>
        <Heading level={2} id="pending-name" tabIndex={-1}>
          {item.title}
        </Heading>
        <DescriptionList items={toFacts(entry)} />
        <Shown>{children}</Shown>
        <Text size="small" tone="soft">
          Its page will be <Path>{toPath(entry)}</Path>
        </Text>
        <DecisionBar
          waiting={{ id, name: item.title, submittedAt }}
          decision={decision}
          onDecided={onDecided}
        />
      </Stack>
    </Card>
  )
}
