import type { PendingBusiness } from '@portal/domain/contract'
import { placeLabel } from '@portal/domain/place'
import { Card, CardLink, Heading, Text } from '@portal/ui'
import { useNow } from '#shared/visit.ts'
import { isPressing, REVIEW_PROMISE, waitedFor } from '../waiting.ts'

interface QueueEntryProps {
  business: PendingBusiness
  href: string
  current: boolean
}

/** A waiting listing in the queue; what has waited long says what its owner was promised. */
export function QueueEntry({ business, href, current }: QueueEntryProps) {
  const now = useNow()
  const waited = waitedFor(business.createdAt, now)
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
        {isPressing(business.createdAt, now) ? (
          <strong>
            Waiting {waited}, promised {REVIEW_PROMISE}
          </strong>
        ) : (
          `Waiting ${waited}`
        )}
      </Text>
    </Card>
  )
}
