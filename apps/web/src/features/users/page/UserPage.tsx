import { getAccountSuspensionLabel } from '@portal/domain/moderation'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDateTime, pluralize } from '@portal/domain/shared'
import { Alert, Avatar, Card, Cluster, Heading, Stack } from '@portal/ui'
import { useCallback, useId, useRef, type ReactNode } from 'react'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { RecordPage } from '#shared/lists/RecordPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { UserActions } from '../actions/UserActions.tsx'
import { UserBadges } from '../UserBadges.tsx'
import { getName } from '../user-name.ts'
import { useGetUserQuery, type UserDetail } from '../users.api.ts'
import { LatestSubmissions } from './LatestSubmissions.tsx'
import { UserFacts } from './UserFacts.tsx'
import { UserHistory } from './UserHistory.tsx'
import { UserSessions } from './UserSessions.tsx'

/** An account for administrators: its facts, and the possible actions. */
export function UserPage({ id }: { id: number }) {
  const result = useGetUserQuery(id)
  return (
    <RecordPage
      result={result}
      headingId="user"
      list={{ href: paths.admin({ tab: 'users' }), label: 'All users' }}
      loading="Loading the user..."
      missing={{
        title: 'We can’t find this user',
        text: 'The account was deleted, or the link is wrong.',
      }}
      failed={{ title: 'We couldn’t load this user', text: describeFailure(result.error) }}
    >
      {(user) => <LoadedUser user={user} />}
    </RecordPage>
  )
}

function LoadedUser({ user }: { user: UserDetail }) {
  const name = getName(user)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusName = useCallback(() => heading.current?.focus(), [])
  return (
    <>
      <Stack gap={12}>
        <Cluster gap={12}>
          <Avatar name={name} src={user.profileImageUrl} />
          <Heading level={2} id="user" ref={heading} tabIndex={-1} translate="no">
            {name}
          </Heading>
          <UserBadges user={user} />
        </Cluster>
        <SuspensionNotice user={user} />
        {user.isOnlyAdministrator && (
          <Alert tone="info">
            {user.isOwn ? 'You are' : 'This is'} the only administrator. Make somebody else an administrator
            before you remove these rights.
          </Alert>
        )}
        <UserActions user={user} onDone={focusName} />
      </Stack>
      <TwoColumns>
        <Stack gap={24}>
          <Part title="Account">
            <UserFacts user={user} />
          </Part>
          <Part title="Latest submissions">
            <LatestSubmissions latest={user.latest} />
          </Part>
        </Stack>
        <Stack gap={24}>
          <Part title={`Sessions (${user.sessions.length})`}>
            <UserSessions user={user} />
          </Part>
          <Part title="Changes to this account">
            <UserHistory id={user.id} which="about" />
          </Part>
          <Part title="Actions by this person">
            <UserHistory id={user.id} which="by" />
          </Part>
        </Stack>
      </TwoColumns>
    </>
  )
}

function SuspensionNotice({ user: { suspension } }: { user: UserDetail }) {
  if (suspension === null) return null
  const { at, reason, note, hiddenListings } = suspension
  return (
    <Alert tone="danger" title={`Suspended since ${formatDateTime(at, PORTAL_TIME_ZONE)}`}>
      {getAccountSuspensionLabel(reason) ?? reason}. {note !== null && `Our note: ${note} `}
      {hiddenListings === 0
        ? 'Their listings stayed public.'
        : `${pluralize(hiddenListings, 'listing')} hidden too.`}
    </Alert>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap={12}>
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </Card>
  )
}
