import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'
import { Button, ErrorState, Skeleton, Stack, Text, token } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useUserHistoryQuery, type UserHistoryEntry } from '../users.api.ts'
import { getActionLabel, describeChanges, getReason, getSubjectKind } from './history-labels.ts'

/** Number of lines shown at first. */
const FIRST = 8
const MOST = 100

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[12]};
  overflow-wrap: anywhere;
`

interface UserHistoryProps {
  id: number
  /** Actions on the account, or by its holder. */
  which: 'about' | 'by'
}

/** Lines of the audit trail about an account or by it, the newest first. */
export function UserHistory({ id, which }: UserHistoryProps) {
  const limit = String(MOST)
  const { currentData, error, isFetching, refetch } = useUserHistoryQuery(
    which === 'about' ? { kind: 'account', subject: String(id), limit } : { actor: String(id), limit },
  )
  const [isWhole, setWhole] = useState(false)
  if (!currentData && error)
    return (
      <ErrorState title="We couldn’t load the history" onRetry={() => void refetch()} retrying={isFetching}>
        {describeFailure(error)}
      </ErrorState>
    )
  if (!currentData) return <Skeleton shape="block" />
  if (currentData.length === 0) return <Text tone="soft">Nothing yet.</Text>
  const shown = isWhole ? currentData : currentData.slice(0, FIRST)
  return (
    <Stack gap={12}>
      <List aria-label={which === 'about' ? 'Changes to this account' : 'Actions by this person'}>
        {shown.map((entry) => (
          <Line key={entry.id} entry={entry} which={which} />
        ))}
      </List>
      {shown.length < currentData.length && (
        <p>
          <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
            Show {currentData.length === MOST ? 'the newest' : 'all'} {currentData.length}
          </Button>
        </p>
      )}
    </Stack>
  )
}

/** The subject of an action: business “Reef Boats”. A deleted one has no name. */
const Subject = ({ subject: { kind, label } }: Pick<UserHistoryEntry, 'subject'>) =>
  label === null ? (
    <> · {kind}</>
  ) : (
    <>
      {' '}
      · {getSubjectKind(kind)} “<span translate="no">{label}</span>”
    </>
  )

function Line({ entry, which }: { entry: UserHistoryEntry; which: UserHistoryProps['which'] }) {
  const { at, actor, note, subject } = entry
  const details = [getReason(entry), describeChanges(entry), note].filter(Boolean).join('. ')
  return (
    <li>
      <strong>{getActionLabel(entry)}</strong>
      {which === 'by' && <Subject subject={subject} />}
      <Text size="small" tone="soft">
        {formatDateTime(at, PORTAL_TIME_ZONE)}
        {which === 'about' && (
          <>, by {actor ? <span translate="no">{actor.name}</span> : 'an operator or a deleted account'}</>
        )}
      </Text>
      {details !== '' && <Text size="small">{details}</Text>}
    </li>
  )
}
