import { TIER_BADGES, type TierBadge } from '@portal/reference-data'
import type { Instant } from '../shared/instant.ts'
import { isTrialTier, type Tier } from './tier.ts'

/** The badge of a tier: neutral for the trial, blue for 1, orange from 2. */
export const getTierBadge = (tier: Tier): TierBadge => TIER_BADGES[tier]

/** Whether a business is on a plan, including a running or past trial; an imported one, which has no owner, is not. */
export const hasPlan = (business: {
  readonly subscriptionTier: Tier
  readonly trialExpiryDate: Instant | null
}): boolean => !isTrialTier(business.subscriptionTier) || business.trialExpiryDate !== null
