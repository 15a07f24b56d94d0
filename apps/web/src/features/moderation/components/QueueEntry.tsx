import { getReviewDueDate } from '@portal/domain/moderation'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { isNearlyDue, REVIEW_PROMISE, formatWaitingTime } from '../waiting-time.ts'

interface QueueEntryProps {
  name: string
  /** Kind and place, or sender. */
  about: string
  submittedAt: string
  timeZone: string
  isSentAgain?: boolean
  href: string
  current: boolean
}

/** A pending item in the queue; one that waits for long shows the promised review time. */
export function QueueEntry(props: QueueEntryProps) {
  const { name, about, submittedAt, timeZone, isSentAgain = false, href, current } = props
  const now = useNow()
  const waited = formatWaitingTime(submittedAt, now)
  const isLate = getReviewDueDate(submittedAt, timeZone).getTime() < now
  return (
    <Card as="li" gap={4}>
      <Heading level={3} size="small">
        <CardLink href={href} aria-current={current ? 'true' : undefined}>
          {name}
        </CardLink>
      </Heading>
      <Text size="small" tone="soft">
        {about}
      </Text>
      <Text size="small" tone="soft">
        {isNearlyDue(submittedAt, now) ? (
          <strong>
            Waiting {waited}, promised {REVIEW_PROMISE}
          </strong>
        ) : (
          `Waiting ${waited}`
        )}
      </Text>
      {(isLate || isSentAgain) && (
        <Cluster gap={8}>
          {isLate && <Badge tone="danger">Overdue</Badge>}
          {isSentAgain && <Badge tone="sun">Sent again</Badge>}
        </Cluster>
      )}
    </Card>
  )
}
