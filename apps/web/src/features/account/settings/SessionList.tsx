import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, formatRelativeTime } from '@portal/domain/shared'
import { Badge, Button, Cluster, ErrorState, Skeleton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { paths } from '#shared/urls/paths.ts'
import { describeRefusal } from '../refusal.ts'
import { useEndSessionsMutation, useListSessionsQuery, type AccountSession } from '../settings.api.ts'

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding-bottom: ${token.space[12]};
  border-bottom: 1px solid ${token.role.line};
`

const getName = ({ device }: AccountSession): string => device ?? 'Unknown device'

interface SessionRowProps {
  session: AccountSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const now = useNow()
  const started = formatDate(session.startedAt, PORTAL_TIME_ZONE)
  return (
    <Row>
      <div>
        <Cluster gap={8}>
          <strong>{getName(session)}</strong>
          {session.isCurrent && <Badge tone="leaf">This device</Badge>}
        </Cluster>
        <Text size="small" tone="soft">
          Signed in on {started} · last used{' '}
          {formatRelativeTime(session.usedAt, Math.max(now, Date.parse(session.usedAt)))}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={`Sign out of ${getName(session)}, signed in on ${started}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </Row>
  )
}

/** Signed-in devices, with buttons to sign them out. */
export function SessionList() {
  const { data: sessions, error, refetch } = useListSessionsQuery()
  const [end, ending] = useEndSessionsMutation()
  if (error && !sessions)
    return (
      <ErrorState title="We couldn’t load your devices" onRetry={() => void refetch()}>
        {describeRefusal(error)}
      </ErrorState>
    )
  if (!sessions) return <Skeleton shape="block" />
  const endAll = async () => {
    const { data } = await end('all')
    if (data) navigateTo(paths.home())
  }
  const isEnding = (which: string) => ending.isLoading && ending.originalArgs === which
  return (
    <Stack gap={16}>
      <List>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={isEnding(session.id)}
            onEnd={() => void end(session.id)}
          />
        ))}
      </List>
      {ending.error !== undefined && !ending.isLoading && (
        <Text role="alert" tone="bad">
          {describeRefusal(ending.error)}
        </Text>
      )}
      <Cluster gap={12}>
        {sessions.length > 1 && (
          <Button variant="secondary" busy={isEnding('others')} onClick={() => void end('others')}>
            Sign out everywhere else
          </Button>
        )}
        <Button variant="quiet" busy={isEnding('all')} onClick={() => void endAll()}>
          Sign out everywhere
        </Button>
      </Cluster>
      {ending.data && ending.originalArgs !== 'all' && (
        <Text role="status" tone="good">
          Signed out there.
        </Text>
      )}
    </Stack>
  )
}
