import type { PendingBusiness } from '@portal/domain/contract'
import { reviewDue } from '@portal/domain/moderation'
import { placeLabel } from '@portal/domain/place'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { useNow } from '#shared/visit.ts'
import { isPressing, isSentAgain, REVIEW_PROMISE, waitedFor } from '../waiting.ts'

interface QueueEntryProps {
  business: PendingBusiness
  href: string
  current: boolean
}

/** A waiting listing in the queue; what has waited long says what its owner was promised. */
export function QueueEntry({ business, href, current }: QueueEntryProps) {
  const now = useNow()
  const { submittedAt, timeZone } = business
  const waited = waitedFor(submittedAt, now)
  const isLate = reviewDue(submittedAt, timeZone).getTime() < now
  return (
    <Card as="li" gap={4}>
      <Heading level={3} size="small">
        <CardLink href={href} aria-current={current ? 'true' : undefined}>
          {business.name}
        </CardLink>
      </Heading>
      <Text size="small" tone="soft">
        {business.category} · {placeLabel(business)}
      </Text>
      <Text size="small" tone="soft">
        {isPressing(submittedAt, now) ? (
          <strong>
            Waiting {waited}, promised {REVIEW_PROMISE}
          </strong>
        ) : (
          `Waiting ${waited}`
        )}
      </Text>
      {(isLate || isSentAgain(business)) && (
        <Cluster gap={8}>
          {isLate && <Badge tone="danger">Overdue</Badge>}
          {isSentAgain(business) && <Badge tone="sun">Sent again</Badge>}
        </Cluster>
      )}
    </Card>
  )
}
