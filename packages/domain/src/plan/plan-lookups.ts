import { PLANS, type OrderedPlan, type PaidPlan, type Plan, type QuotedPlan, type Tier } from './plans.ts'
import { isPaidTier, TRIAL_TIER, type OrderedTier, type PaidTier } from './tier.ts'

const ALL_PLANS: readonly Plan[] = PLANS

const isPaid = (plan: Plan): plan is PaidPlan => isPaidTier(plan.tier)
const isOrdered = (plan: PaidPlan): plan is OrderedPlan => plan.price !== null
const isQuoted = (plan: PaidPlan): plan is QuotedPlan => plan.price === null

/** All plans but the free trial, by tier. */
export const PAID_PLANS: readonly PaidPlan[] = ALL_PLANS.filter(isPaid)

/** The plans that an order buys, by tier. */
export const ORDERED_PLANS: readonly OrderedPlan[] = PAID_PLANS.filter(isOrdered)

function ensureFound<P>(plan: P | undefined): P {
  if (plan === undefined) throw new Error('The table of plans has no such plan')
  return plan
}

/** The plan of a tier. */
export const getPlan = (tier: Tier): Plan => ensureFound(ALL_PLANS.find((plan) => plan.tier === tier))

/** The plan of a paid tier. */
export const getPaidPlan = (tier: PaidTier): PaidPlan =>
  ensureFound(PAID_PLANS.find((plan) => plan.tier === tier))

/** The plan of a tier that an order buys. */
export const getOrderedPlan = (tier: OrderedTier): OrderedPlan =>
  ensureFound(ORDERED_PLANS.find((plan) => plan.tier === tier))

/** The plan that an order buys, by its tier, code or name in any case; undefined without one. */
export function findOrderedPlan(plan: string | number): OrderedPlan | undefined {
  const wanted = String(plan).trim().toLowerCase()
  return ORDERED_PLANS.find(({ tier, code, name }) =>
    [String(tier), code, name.toLowerCase()].includes(wanted),
  )
}

/** The free trial. */
export const TRIAL_PLAN = getPlan(TRIAL_TIER)

/** The plan that the portal recommends: the cheapest with gallery, video and reviews. */
export const GALLERY_PLAN = ORDERED_PLANS.filter(({ showsGallery }) => showsGallery).reduce(
  (cheapest, plan) => (plan.price < cheapest.price ? plan : cheapest),
)

/** The plan that is priced by quote: the business's own website. */
export const WEBSITE_PLAN = ensureFound(PAID_PLANS.find(isQuoted))

/** The next plan above a tier that can be ordered; undefined on the highest. */
export const findUpgrade = (tier: Tier): OrderedPlan | undefined =>
  ORDERED_PLANS.find((plan) => plan.tier > tier)

/** The bounds of a description on the free plan, in words. */
export const FREE_PLAN_WORDS = { min: 50, max: TRIAL_PLAN.words } as const
