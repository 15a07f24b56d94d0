import type { AdminBusiness } from '@portal/domain/contract'
import { getPlan, isTrialTier } from '@portal/domain/plan'
import { formatDate } from '@portal/domain/shared'
import { Card, Cluster, DescriptionList, Heading, LinkButton } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { GrantPlanAction } from '../actions/GrantPlanAction.tsx'

type Props = { listing: AdminBusiness }

/** The last day of the listing's plan or trial; a listing without an owner has none. */
function describeEnd({ listing: { business } }: Props): string {
  const { subscriptionTier, planExpiryDate, trialExpiryDate, timeZone } = business
  const end = isTrialTier(subscriptionTier) ? trialExpiryDate : planExpiryDate
  if (end !== null) return formatDate(Date.parse(end) - 1, timeZone)
  return business.status === 'approved' ? 'No end date' : 'Starts on approval'
}

/** Which plan the listing has, until when, and how it gets another one. */
export const BusinessPlan = ({ listing }: Props) => (
  <Card as="section" aria-labelledby="plan" gap={12}>
    <Heading level={2} size="part" id="plan">
      Plan
    </Heading>
    <DescriptionList
      items={[
        { term: 'Plan', details: getPlan(listing.business.subscriptionTier).name },
        { term: 'Ends', details: describeEnd({ listing }) },
      ]}
    />
    <Cluster gap={8}>
      {listing.business.status === 'approved' && listing.state !== 'removed' && (
        <GrantPlanAction listing={listing} />
      )}
      <LinkButton
        href={paths.admin({ tab: 'orders', search: listing.business.name })}
        variant="secondary"
        aria-label={`Orders of ${listing.business.name}`}
      >
        Orders
      </LinkButton>
    </Cluster>
  </Card>
)
