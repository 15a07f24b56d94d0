import type { QueueDetail, QueueItem } from '@portal/domain/contract'
import { getQueueStatusLabel } from '@portal/domain/moderation'
import { formatDateTime, formatDay } from '@portal/domain/shared'
import {
  Alert,
  Badge,
  Card,
  Cluster,
  DescriptionList,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
  TextLink,
  token,
} from '@portal/ui'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { formatDue, isUrgent } from '../due.ts'
import { useGetQueueItemQuery } from '../moderation.api.ts'
import { isTitledByName, KINDS } from '../queue-kinds.ts'
import { Differences } from './Differences.tsx'
import { Sender } from './Sender.tsx'

const Path = styled.span`
  overflow-wrap: anywhere;
`

/** The public preview, apart from the details for administrators. */
const Shown = styled.div`
  padding: ${token.space[16]};
  border: 1px dashed ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  overflow: clip;
`

function Duplicates({ duplicates }: Pick<QueueDetail, 'duplicates'>) {
  if (duplicates.length === 0) return null
  return (
    <Alert title="Is this a duplicate?">
      {duplicates.map(({ title, about, path }, index) => (
        <span key={`${title} ${path}`}>
          {index > 0 && '; '}
          <span translate="no">{path === null ? title : <TextLink href={path}>{title}</TextLink>}</span>
          {about !== null && `, ${about}`}
        </span>
      ))}
      .
    </Alert>
  )
}

/** Somebody else's decision in the meantime. */
function PresentState({ state }: Pick<QueueDetail, 'state'>) {
  if (state.status === 'pending') return null
  return (
    <Alert tone="info" role="status" title={`${getQueueStatusLabel(state.status)}.`}>
      {state.by === null ? (
        'This has already been decided.'
      ) : (
        <>
          <span translate="no">{state.by}</span> has already decided this.
        </>
      )}
    </Alert>
  )
}

interface QueueItemDetailProps {
  item: QueueItem
  Preview: ComponentType<{ detail: QueueDetail }>
  /** The decision. */
  children: ReactNode
}

/** An item with all that a decision needs: changes, public preview, likely duplicates, sender. */
export function QueueItemDetail({ item, Preview, children }: QueueItemDetailProps) {
  const { kind, id, title, about, dueAt, timeZone, submittedAt } = item
  const { currentData, error, isFetching, refetch } = useGetQueueItemQuery({ kind, id })
  const now = useNow()
  return (
    <Card as="article" aria-labelledby="pending-name">
      <Stack gap={16}>
        <Cluster justify="between" align="start">
          <Text size="eyebrow" tone="action">
            {KINDS[kind].capitalised}
            {currentData?.reference && (
              <>
                {' '}
                · <span translate="no">{currentData.reference}</span>
              </>
            )}
          </Text>
          <Badge tone={isUrgent(dueAt, now) ? 'danger' : 'neutral'}>{formatDue(dueAt, now)}</Badge>
        </Cluster>
        <Heading
          level={2}
          id="pending-name"
          tabIndex={-1}
          translate={isTitledByName(kind) ? 'no' : undefined}
        >
          {title}
        </Heading>
        <Text tone="soft">
          {about}. Sent {formatDateTime(submittedAt, timeZone)}, answer due {formatDay(dueAt, timeZone)}.
        </Text>
        {currentData ? (
          <Loaded detail={currentData} Preview={Preview} />
        ) : error ? (
          <ErrorState title="We couldn’t load this item" onRetry={() => void refetch()} retrying={isFetching}>
            Check your connection and try again.
          </ErrorState>
        ) : (
          <div role="status" aria-label="Loading the item...">
            <Skeleton shape="block" />
          </div>
        )}
        {children}
      </Stack>
    </Card>
  )
}

function Loaded({ detail, Preview }: { detail: QueueDetail; Preview: QueueItemDetailProps['Preview'] }) {
  const { state, duplicates, differences, path, sender, reference, title, timeZone } = detail
  const facts = detail.kind === 'businesses' ? toPrivateFacts(detail.item) : []
  return (
    <>
      <PresentState state={state} />
      <Duplicates duplicates={duplicates} />
      <Differences differences={differences} />
      <Stack gap={8}>
        <Heading level={3} size="small">
          {detail.kind === 'reports' ? 'The report' : 'As the public will see it'}
        </Heading>
        <Shown>
          <Preview detail={detail} />
        </Shown>
        {path !== null && (
          <Text size="small" tone="soft">
            Its page: <Path translate="no">{path}</Path>
          </Text>
        )}
      </Stack>
      {facts.length > 0 && <DescriptionList items={facts} />}
      <Sender sender={sender} subject={[reference, title].filter(Boolean).join(': ')} timeZone={timeZone} />
    </>
  )
}

type Business = Extract<QueueDetail, { kind: 'businesses' }>['item']

/** The facts of a registration that only administrators see. */
const toPrivateFacts = ({ ownerName, businessLicense, termsVersion }: Business) => [
  { term: 'Owner', details: ownerName ? <span translate="no">{ownerName}</span> : 'Not given' },
  { term: 'Licence', details: businessLicense ? <span translate="no">{businessLicense}</span> : 'Not given' },
  { term: 'Terms accepted', details: termsVersion ?? 'None' },
]
