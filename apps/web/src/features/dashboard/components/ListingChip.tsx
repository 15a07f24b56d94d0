import { businessPath } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { trialNotice } from '@portal/domain/plan'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { useNow } from '#shared/visit.ts'
import { stateOf } from '../listing-state.ts'

/** One of the owner's listings in a word or two: its name, where it stands, and the days left. */
export function ListingChip({ business }: { business: OwnBusiness }) {
  const now = useNow()
  const state = stateOf(business, now)
  const notice =
    business.status === 'approved'
      ? trialNotice(business.subscriptionTier, business.trialExpiryDate, now)
      : null
  return (
    <Card gap={4}>
      <Cluster justify="between" gap={8}>
        <Heading level={4}>
          <CardLink href={businessPath(business)}>{business.name}</CardLink>
        </Heading>
        <Badge tone={state.tone}>{state.label}</Badge>
      </Cluster>
      {notice && (
        <Text size="caption" tone="soft">
          {notice}
        </Text>
      )}
    </Card>
  )
}
