import { TIER_BADGES, type TierBadge } from '@portal/reference-data'
import type { Tier } from './plans.ts'

/** How a tier is marked: neutral for the trial, blue for 1, orange from 2. */
export const tierBadge = (tier: Tier): TierBadge => TIER_BADGES[tier]
