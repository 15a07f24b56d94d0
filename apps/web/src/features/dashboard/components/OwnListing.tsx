import { businessPath } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { rejectionLabel } from '@portal/domain/moderation'
import { placeLabel } from '@portal/domain/place'
import { daysLeft, planOf, trialNotice } from '@portal/domain/plan'
import { formatDate } from '@portal/domain/shared'
import { Badge, Card, Cluster, Heading, Notice, Text, TextLink } from '@portal/ui'
import { useNow } from '#shared/visit.ts'
import { stateOf } from '../listing-state.ts'

function TimeLeft({ business }: { business: OwnBusiness }) {
  const now = useNow()
  const { subscriptionTier, trialExpiryDate, planExpiryDate, timeZone } = business
  const plan = planOf(subscriptionTier).name
  const notice = business.status === 'approved' ? trialNotice(subscriptionTier, trialExpiryDate, now) : null
  if (notice) return <Notice>{notice}</Notice>
  if (!planExpiryDate) return null
  return (
    <Text size="small" tone="soft">
      {plan}: {daysLeft(planExpiryDate, now)} days left, until {formatDate(planExpiryDate, timeZone)}
    </Text>
  )
}

function Rejection({ rejection }: Pick<OwnBusiness, 'rejection'>) {
  if (!rejection) return null
  const reason = rejection.reason === null ? null : (rejectionLabel(rejection.reason) ?? rejection.reason)
  return (
    <Notice tone="danger" title={reason === null ? 'This listing was not approved.' : `${reason}.`}>
      {rejection.note}
    </Notice>
  )
}

const PendingNote = () => (
  <Text size="small" tone="soft">
    We check your details, up to 3 working days. Your listing then goes live with 90 days free.
  </Text>
)

/** One of the owner's listings: where it stands, how long it runs, and what happens next. */
export function OwnListing({ business }: { business: OwnBusiness }) {
  const state = stateOf(business, useNow())
  return (
    <Card as="article">
      <Cluster justify="between" align="start">
        <Heading level={3}>{business.name}</Heading>
        <Badge tone={state.tone}>{state.label}</Badge>
      </Cluster>
      <Text size="small" tone="soft">
        {business.category} · {placeLabel(business)} · {planOf(business.subscriptionTier).name}
      </Text>
      {business.status === 'pending' && <PendingNote />}
      {business.status === 'rejected' && <Rejection rejection={business.rejection} />}
      <TimeLeft business={business} />
      <TextLink href={businessPath(business)} arrow>
        {state.label === 'Live' ? 'View listing' : 'Preview listing'}
      </TextLink>
    </Card>
  )
}
