import { TIER_BADGES, type TierBadge } from '@portal/reference-data'
import type { Tier } from './plans.ts'

/** The badge of a tier. */
export const getTierBadge = (tier: Tier): TierBadge => TIER_BADGES.find((badge) => badge.tier === tier) ?? TIER_BADGES[0]
