import { getBusinessPath, getBusinessStatusLabel } from '@portal/domain/business'
import type { AdminBusiness } from '@portal/domain/contract'
import { Badge, Cluster, Heading, Stack, TextLink } from '@portal/ui'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { STATE_TONES } from '../state-tone.ts'
import { BusinessActions } from './BusinessActions.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { BusinessHistory } from './BusinessHistory.tsx'
import { BusinessPlan } from './BusinessPlan.tsx'

/** A listing for administrators: its state, actions, facts and history. */
export function BusinessDetail({ listing }: { listing: AdminBusiness }) {
  const { business, state } = listing
  return (
    <>
      <Stack gap={12}>
        <Heading translate="no" level={2} id="business">
          {business.name}
        </Heading>
        <Cluster gap={8}>
          <Badge tone={STATE_TONES[state]}>{getBusinessStatusLabel(state)}</Badge>
          {business.isVerified && (
            <Badge tone="leaf" icon="check">
              Verified
            </Badge>
          )}
          {business.isFeatured && <Badge tone="blue">Featured</Badge>}
          {business.isSample && <Badge>Sample</Badge>}
          {state !== 'removed' && (
            <TextLink href={getBusinessPath(business)}>Open the public listing</TextLink>
          )}
        </Cluster>
      </Stack>
      <TwoColumns>
        <Stack gap={24}>
          <BusinessActions listing={listing} />
          <BusinessPlan listing={listing} />
          <BusinessHistory id={business.id} timeZone={business.timeZone} />
        </Stack>
        <BusinessFacts listing={listing} />
      </TwoColumns>
    </>
  )
}
