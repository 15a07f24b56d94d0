/** The badge of a subscription tier on cards and profiles. */
export interface TierBadge {
  /** 0 free trial, 1 Standard, 2 Enhanced, 3 Website Package. */
  readonly tier: 0 | 1 | 2 | 3
  /** The badge's text, in capitals as shown. */
  readonly label: 'TRIAL' | 'STANDARD' | 'ENHANCED' | 'PREMIUM'
  readonly color: 'neutral' | 'blue' | 'orange'
}

/** The four tiers' badges, by tier. */
export const TIER_BADGES = [
  { tier: 0, label: 'TRIAL', color: 'neutral' },
  { tier: 1, label: 'STANDARD', color: 'blue' },
  { tier: 2, label: 'ENHANCED', color: 'orange' },
  { tier: 3, label: 'PREMIUM', color: 'orange' },
] as const satisfies readonly TierBadge[]
