/** A subscription tier: 0 free trial, 1 Standard, 2 Enhanced, 3 Website Package. */
export type Tier = 0 | 1 | 2 | 3

/** The tier of the free trial, which ends by itself. */
export const TRIAL_TIER = 0

/** Whether a tier is the free trial. */
export const isTrialTier = (tier: Tier): boolean => tier === TRIAL_TIER
