import { businessPath } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { rejectionLabel } from '@portal/domain/moderation'
import { placeLabel } from '@portal/domain/place'
import { daysLeft, planOf, TRIAL, trialNotice } from '@portal/domain/plan'
import { formatDate } from '@portal/domain/shared'
import { PROMISES } from '@portal/reference-data'
import { Badge, Card, Cluster, Heading, Notice, Text, TextLink, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
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
    We check your details, up to {PROMISES.reviewWorkingDays} working days. Your listing then goes live with{' '}
    {TRIAL.days} days free.
  </Text>
)

const Foot = styled.p`
  margin-top: auto;
`

/** One of the owner's listings: where it stands, how long it runs, and what happens next. */
export function OwnListing({ business }: { business: OwnBusiness }) {
  const state = stateOf(business, useNow())
  return (
    <Card as="article">
      <Cluster justify="between" gap={8}>
        <Badge tone={state.tone}>{state.label}</Badge>
        <Text as="span" size="small" tone="soft">
          {planOf(business.subscriptionTier).name}
        </Text>
      </Cluster>
      <Heading level={3}>{business.name}</Heading>
      <Text size="small" tone="soft">
        {business.category} · {placeLabel(business)}
      </Text>
      {business.status === 'pending' && <PendingNote />}
      {business.status === 'rejected' && <Rejection rejection={business.rejection} />}
      <TimeLeft business={business} />
      <Foot>
        <TextLink href={businessPath(business)} arrow>
          {state.label === 'Live' ? 'View listing' : 'Preview listing'}
          <VisuallyHidden>: {business.name}</VisuallyHidden>
        </TextLink>
      </Foot>
    </Card>
  )
}
