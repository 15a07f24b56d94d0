import type { Instant } from '../shared/instant.ts'
import type { OrderedPlan, PaidPlan, Tier } from './plans.ts'

/** The tier of the free trial. */
export const TRIAL_TIER = 0

/** A tier that needs a payment, an accepted quote or a grant. */
export type PaidTier = PaidPlan['tier']

/** A tier that an order buys. */
export type OrderedTier = OrderedPlan['tier']

/** Whether a tier is the free trial. */
export const isTrialTier = (tier: Tier): boolean => tier === TRIAL_TIER

/** Whether a tier is a paid one. */
export const isPaidTier = (tier: Tier): tier is PaidTier => tier !== TRIAL_TIER

/** Whether a business has a plan, including a current or past trial; an imported one without an owner has none. */
export const hasPlan = (business: {
  readonly subscriptionTier: Tier
  readonly trialExpiryDate: Instant | null
}): boolean => !isTrialTier(business.subscriptionTier) || business.trialExpiryDate !== null
