import { getBusinessPath } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { getTrialNotice } from '@portal/domain/plan'
import { Badge, CardLink, Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { getListingNotice } from '../listing-notice.ts'
import { Face, Name, State } from './chip-parts.ts'

/** One of the owner's listings in brief: name, state and days left. */
export function ListingChip({ business }: { business: OwnBusiness }) {
  const now = useNow()
  const state = getListingNotice(business, now)
  const notice =
    business.status === 'approved'
      ? getTrialNotice(business.subscriptionTier, business.trialExpiryDate, now)
      : null
  return (
    <Face>
      <Name title={business.name}>
        <CardLink translate="no" href={getBusinessPath(business)}>
          {business.name}
        </CardLink>
      </Name>
      <State>
        <Badge tone={state.tone}>{state.label}</Badge>
        <Text as="span" size="caption" tone="soft" lines={1}>
          {notice ?? business.category}
        </Text>
      </State>
    </Face>
  )
}
