import { getBusinessPath } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { getExpiredNotice, getPlanKind, getPlan, getTrialNotice } from '@portal/domain/plan'
import {
  Alert,
  Badge,
  Card,
  Cluster,
  Heading,
  LinkButton,
  Stack,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { styled } from 'styled-components'
import { useChosenPlan } from '#features/plans/plan-choice.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { Cover } from '#shared/media/Cover.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { describePlanState, hasWaitingPlan } from '#shared/plans/plan-state.ts'
import { explainSuspension } from '../explain-suspension.ts'
import { getListingNotice } from '../listing-notice.ts'
import { CompletenessMeter } from '../overview/CompletenessMeter.tsx'
import { ListingFigures } from '../overview/ListingFigures.tsx'
import { findPlanStep } from '../plan/plan-step.ts'
import { PendingNote } from './PendingNote.tsx'
import { PhotosNote } from './PhotosNote.tsx'
import { Rejection } from './Rejection.tsx'
import { WaitingEditNote } from './WaitingEditNote.tsx'

function TimeLeft({ business }: { business: OwnBusiness }) {
  const now = useNow()
  const { status, subscriptionTier, trialExpiryDate, planExpiryDate } = business
  if (getListingNotice(business, now).label === 'Expired')
    return <Alert>{getExpiredNotice(getPlanKind(subscriptionTier))}</Alert>
  const isOnTrial = status === 'approved' && !hasWaitingPlan(business)
  const notice = isOnTrial ? getTrialNotice(subscriptionTier, trialExpiryDate, now) : null
  if (notice) return <Alert>{notice}</Alert>
  if (!planExpiryDate) return null
  return (
    <Text size="small" tone="soft">
      {describePlanState(business, now)}
    </Text>
  )
}

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[24]};
  margin-top: auto;
`

/** A link to the next plan, if there is one. */
function PlanButton({ business }: { business: OwnBusiness }) {
  const step = findPlanStep(business, useNow(), useChosenPlan())
  if (!step) return null
  return (
    <LinkButton href={step.href} size="small" variant="secondary">
      {step.label}: {step.plan}
      <VisuallyHidden>
        , for <span translate="no">{business.name}</span>
      </VisuallyHidden>
    </LinkButton>
  )
}

/** One of the owner's listings: state, time left and what happens next. */
export function OwnListing({ business }: { business: OwnBusiness }) {
  const state = getListingNotice(business, useNow())
  return (
    <Card
      as="article"
      layout="corner"
      cover={<Cover business={business} sizes="(min-width: 48em) 24rem, 100vw" />}
    >
      <Cluster gap={8}>
        <Badge tone={state.tone}>{state.label}</Badge>
        <Text as="span" size="small" tone="soft">
          {getPlan(business.subscriptionTier).name}
        </Text>
      </Cluster>
      <Stack gap={4}>
        <Heading translate="no" level={3}>
          {business.name}
        </Heading>
        <Text size="small" tone="soft">
          {business.category} · {getPlaceLabel(business)}
        </Text>
      </Stack>
      {business.status === 'pending' && <PendingNote business={business} />}
      {business.status === 'rejected' && <Rejection business={business} />}
      {business.suspendedAt !== null && (
        <Alert tone="danger" title="Suspended: visitors don’t see it.">
          {explainSuspension(business)}
        </Alert>
      )}
      <WaitingEditNote business={business} />
      <TimeLeft business={business} />
      <PlanButton business={business} />
      <PhotosNote business={business} />
      {business.status !== 'rejected' && <CompletenessMeter business={business} />}
      {business.status === 'approved' && <ListingFigures business={business} />}
      <Foot>
        <TextLink href={paths.editListing(business.id)}>
          Edit
          <VisuallyHidden>
            : <span translate="no">{business.name}</span>
          </VisuallyHidden>
        </TextLink>
        <TextLink href={getBusinessPath(business)} arrow>
          {state.label === 'Live' ? 'View listing' : 'Preview listing'}
          <VisuallyHidden>
            : <span translate="no">{business.name}</span>
          </VisuallyHidden>
        </TextLink>
      </Foot>
    </Card>
  )
}
