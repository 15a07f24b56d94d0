import type { AdminBusiness } from '@portal/domain/contract'
import { Card, Cluster, Heading, LinkButton, Text } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { ChangeOwnerAction } from '../actions/ChangeOwnerAction.tsx'
import { EndFeaturingAction, FeatureAction } from '../actions/FeatureAction.tsx'
import { EndSuspensionAction, SuspendAction } from '../actions/SuspendAction.tsx'
import { VerifyAction, WithdrawVerificationAction } from '../actions/VerifyAction.tsx'

/** The actions for the listing in its present state. */
export function BusinessActions({ listing }: { listing: AdminBusiness }) {
  const { business, state } = listing
  const isApproved = business.status === 'approved'
  const isSuspended = business.suspendedAt !== null
  return (
    <Card as="section" aria-labelledby="actions">
      <Heading level={2} size="part" id="actions">
        Actions
      </Heading>
      {state === 'removed' ? (
        <Text tone="soft">The owner deleted this listing, so there is nothing to do here.</Text>
      ) : (
        <Cluster gap={8}>
          <LinkButton href={paths.editListing(business.id)} variant="secondary">
            Edit
          </LinkButton>
          {isApproved && <FeatureAction listing={listing} />}
          {listing.featuredBy === 'choice' && <EndFeaturingAction listing={listing} />}
          {isApproved && <VerifyAction listing={listing} />}
          {business.isVerified && <WithdrawVerificationAction listing={listing} />}
          <ChangeOwnerAction listing={listing} />
          {isApproved && !isSuspended && <SuspendAction listing={listing} />}
          {isSuspended && <EndSuspensionAction listing={listing} />}
        </Cluster>
      )}
      {business.status === 'pending' && (
        <Text tone="soft">
          This listing is in the moderation queue. You can suspend, feature and verify it once it is approved.
        </Text>
      )}
    </Card>
  )
}
