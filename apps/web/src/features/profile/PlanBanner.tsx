import type { Business } from '@portal/domain/contract'
import {
  getExpiredNotice,
  getPlanKind,
  getTrialNotice,
  ORDERED_PLANS,
  type PlanKind,
} from '@portal/domain/plan'
import { Alert, LinkButton, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { useNow } from '#shared/page/page-context.ts'
import { describeOrderedPlan } from '#shared/plans/paid-plans.ts'
import { paths } from '#shared/urls/paths.ts'
import { useReviewerStateQuery } from '#features/reviews/reviews.api.ts'
import { isOwnerView } from './owner-view.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]} ${token.space[24]};
  align-items: center;
  justify-content: space-between;
  > p {
    flex: 1 1 18rem;
    max-width: ${token.measure.text};
  }
  strong {
    display: block;
  }
`

const STEP: Readonly<Record<PlanKind, string>> = { trial: 'Upgrade now', paid: 'Renew now' }

/** The plans that keep a listing: `Standard, US$89/year, or Enhanced, US$129/year`. */
const OFFERS = ORDERED_PLANS.map(describeOrderedPlan).join(', or ')

interface PlanBannerProps {
  business: Business
  notice: string
  /** The consequences. */
  text: string
  /** Whether the reader is its owner, who may pay for a plan. */
  isOwner: boolean
}

/** A notice about a listing's plan, with the owner's next step. */
function PlanBanner({ business: { id, subscriptionTier }, notice, text, isOwner }: PlanBannerProps) {
  return (
    <Alert role="status">
      <Row>
        <p>
          <strong>{notice}</strong>
          {text}
        </p>
        {isOwner && (
          <LinkButton href={paths.upgrade({ business: id })}>
            {STEP[getPlanKind(subscriptionTier)]}
          </LinkButton>
        )}
      </Row>
    </Alert>
  )
}

/** Tells owners and administrators that visitors see little of a listing, and owners how to bring it back. */
export const ExpiredBanner = ({ business }: { business: Business }) => (
  <PlanBanner
    business={business}
    notice={getExpiredNotice(getPlanKind(business.subscriptionTier))}
    text="Visitors see only the name, the place and the phone number. Everything else is kept."
    isOwner={business.isOwner}
  />
)

/** Tells the owner of a listing on trial how long it runs; nothing for anybody else. */
export function TrialBanner({ business }: { business: Business }) {
  const now = useNow()
  const isSignedIn = useAccount().status === 'signed-in'
  // The server's page is the same for everybody; the reviewer state says who owns the business.
  const { data } = useReviewerStateQuery(business.id, { skip: !isSignedIn || isOwnerView(business) })
  const notice = getTrialNotice(business.subscriptionTier, business.trialExpiryDate, now)
  if (notice === null || !(business.isOwner || (isSignedIn && data?.isOwner))) return null
  return <PlanBanner business={business} notice={notice} text={`Keep your listing with ${OFFERS}.`} isOwner />
}
