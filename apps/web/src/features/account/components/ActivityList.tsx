import type { ClaimedAccount, AccountActivity, ActivityKind } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Checkbox, Stack, Text } from '@portal/ui'

const KINDS: Readonly<Record<ActivityKind, string>> = {
  business: 'Listing',
  review: 'Review of',
  event: 'Event',
  tender: 'Tender',
  job: 'Job',
  'quote request': 'Quote request for',
}

interface ActivityListProps {
  account: ClaimedAccount
  kept: readonly AccountActivity[]
  onKeep: (kept: readonly AccountActivity[]) => void
}

const formatDay = (instant: string): string => formatDate(instant, PORTAL_TIME_ZONE)

/** Activity of an account and its address, with a checkbox for each entry to keep. */
export function ActivityList({
  account: { email, openedAt, activity: activities },
  kept,
  onKeep,
}: ActivityListProps) {
  const intro = (
    <>
      The account with the address <span translate="no">{email}</span> was opened on {formatDay(openedAt)}.
    </>
  )
  if (activities.length === 0) return <Text>{intro} It was not used to list or send anything.</Text>
  return (
    <Stack gap={8}>
      <Text>{intro} Tick what you did yourself and want to keep. We withdraw everything else.</Text>
      {activities.map((activity) => (
        <Checkbox
          key={`${activity.kind} ${activity.id}`}
          label={`${KINDS[activity.kind]} ${activity.title}`}
          hint={`${formatDay(activity.at)}${activity.isPublic ? ' · public now' : ''}`}
          checked={kept.includes(activity)}
          onChange={({ target }) =>
            onKeep(target.checked ? [...kept, activity] : kept.filter((other) => other !== activity))
          }
        />
      ))}
    </Stack>
  )
}
