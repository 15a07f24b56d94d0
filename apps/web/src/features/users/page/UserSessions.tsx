import type { AccountSession } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDateTime, formatRelativeTime } from '@portal/domain/shared'
import { Alert, Badge, Button, Cluster, Text, token } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { paths } from '#shared/urls/paths.ts'
import { useUserAction } from '../actions/user-dialog.ts'
import { useEndUserSessionsMutation, type UserDetail } from '../users.api.ts'

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[12]};
`

const Room = styled.div`
  &:focus {
    outline: none;
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`

const getDevice = ({ device }: AccountSession): string => device ?? 'Unknown device'

/** The sessions of an account, each with a button that ends it. */
export function UserSessions({ user: { id, sessions } }: { user: UserDetail }) {
  const [end, { originalArgs }] = useEndUserSessionsMutation()
  const action = useUserAction()
  const now = useNow()
  const endSession = async (session: AccountSession) => {
    const done = await action.run(() => end({ id, which: session.id }), `Signed out of ${getDevice(session)}`)
    if (done && session.isCurrent) navigateTo(paths.home())
  }
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(sessions.length)
  useEffect(() => {
    if (shown.current === sessions.length) return
    shown.current = sessions.length
    // The button of the ended session is gone.
    if (document.activeElement === document.body) part.current?.focus()
  }, [sessions.length])
  return (
    <Room ref={part} tabIndex={-1}>
      {action.refusal !== null && (
        <Alert tone="danger" role="status">
          {action.refusal}
        </Alert>
      )}
      {sessions.length === 0 ? (
        <Text tone="soft">Not signed in anywhere.</Text>
      ) : (
        <List aria-label="Sessions">
          {sessions.map((session) => (
            <Row key={session.id}>
              <div>
                <Cluster gap={8}>
                  <strong>{getDevice(session)}</strong>
                  {session.isCurrent && <Badge tone="leaf">This device</Badge>}
                </Cluster>
                <Text size="small" tone="soft">
                  Since {formatDateTime(session.startedAt, PORTAL_TIME_ZONE)} · last used{' '}
                  {formatRelativeTime(session.usedAt, Math.max(now, Date.parse(session.usedAt)))}
                </Text>
              </div>
              <Button
                variant="secondary"
                size="small"
                busy={action.isSending && originalArgs?.which === session.id}
                aria-label={`Sign out of ${getDevice(session)}, signed in ${formatDateTime(session.startedAt, PORTAL_TIME_ZONE)}`}
                onClick={() => void endSession(session)}
              >
                Sign out
              </Button>
            </Row>
          ))}
        </List>
      )}
    </Room>
  )
}
