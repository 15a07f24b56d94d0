import { getPaidPlan, PAID_PLANS, WEBSITE_PLAN } from '../plan/plan-lookups.ts'
import type { PaidPlan } from '../plan/plans.ts'
import type { OrderedTier } from '../plan/tier.ts'

/** A line of revenue: the code of a sold plan, add-ons, credit or refunds. */
export type RevenueLine = PaidPlan['code'] | 'addOns' | 'credit' | 'refunds'

/** The lines of revenue, in the order of reports. */
export const REVENUE_LINES: readonly RevenueLine[] = [
  ...PAID_PLANS.map(({ code }) => code),
  'addOns',
  'credit',
  'refunds',
]

/** The line that an order is booked under: a website's, or that of the plan of its tier. */
export const getRevenueLine = (order: {
  readonly tier: OrderedTier
  readonly isWebsite: boolean
}): RevenueLine => (order.isWebsite ? WEBSITE_PLAN : getPaidPlan(order.tier)).code
