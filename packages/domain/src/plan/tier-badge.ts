import { TIER_BADGES, type TierBadge } from '@portal/reference-data'
import type { Moment } from '../shared/moment.ts'
import { isTrialTier, type Tier } from './tier.ts'

/** How a tier is marked: neutral for the trial, blue for 1, orange from 2. */
export const tierBadge = (tier: Tier): TierBadge => TIER_BADGES[tier]

/** Whether a listing is on any plan, a running or past trial included; an imported one, which nobody owns, is on none. */
export const hasPlan = (listing: {
  readonly subscriptionTier: Tier
  readonly trialExpiryDate: Moment | null
}): boolean => !isTrialTier(listing.subscriptionTier) || listing.trialExpiryDate !== null
