import { formatDateTime, formatRelativeTime } from '@portal/domain/shared'
import type { AuditedChange, AuditEntry } from '@portal/domain/contract'
import { Card, ErrorState, Heading, Skeleton, Stack, Text } from '@portal/ui'
import { HistoryList, HistoryText } from '#shared/lists/HistoryList.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useBusinessHistoryQuery } from '../business-admin.api.ts'
import { describeChange } from '#shared/history/describe-change.ts'

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const Change = ({ change }: { change: AuditedChange }) => (
  <HistoryText size="small" tone="soft">
    {describeChange(change)}
  </HistoryText>
)

function Entry({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const now = useNow()
  return (
    <li>
      <strong>{capitalise(entry.action)}</strong>
      {entry.note !== null && <HistoryText>{entry.note}</HistoryText>}
      {entry.changes?.map((change) => (
        <Change key={change.field} change={change} />
      ))}
      <Text size="small" tone="soft">
        {entry.actor ? <span translate="no">{entry.actor.name}</span> : 'An operator or a deleted account'} ·{' '}
        {formatDateTime(entry.at, timeZone)}, {formatRelativeTime(entry.at, now)}
      </Text>
    </li>
  )
}

/** What was done to the listing, by whom and when, with the changed fields. */
export function BusinessHistory({ id, timeZone }: { id: number; timeZone: string }) {
  const { data, error, isFetching, refetch } = useBusinessHistoryQuery(id)
  return (
    <Card as="section" aria-labelledby="history">
      <Heading level={2} size="part" id="history">
        History
      </Heading>
      {data?.length === 0 && <Text tone="soft">No decisions or changes yet.</Text>}
      {data && data.length > 0 && (
        <HistoryList aria-labelledby="history">
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </HistoryList>
      )}
      {!data &&
        (error ? (
          <ErrorState
            title="We couldn’t load the history"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            Check your connection and try again.
          </ErrorState>
        ) : (
          <Stack gap={8} role="status" aria-label="Loading the history...">
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ))}
    </Card>
  )
}
