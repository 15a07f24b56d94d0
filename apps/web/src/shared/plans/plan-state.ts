import type { OwnBusiness } from '@portal/domain/contract'
import { countDaysLeft, isTrialTier, getPlan, getTrialNotice } from '@portal/domain/plan'
import { formatDate, pluralize, toEpochMs } from '@portal/domain/shared'

/** The end of the listing's trial or paid time; null without one. */
export const findPlanEnd = ({
  subscriptionTier,
  trialExpiryDate,
  planExpiryDate,
}: OwnBusiness): string | null => (isTrialTier(subscriptionTier) ? trialExpiryDate : planExpiryDate)

/** Whether paid time waits for the end of the listing's trial. */
export const hasWaitingPlan = ({ subscriptionTier, trialExpiryDate, planExpiryDate }: OwnBusiness): boolean =>
  isTrialTier(subscriptionTier) &&
  trialExpiryDate !== null &&
  planExpiryDate !== null &&
  toEpochMs(planExpiryDate) > toEpochMs(trialExpiryDate)

/** A listing's plan and until when it runs, in a line. */
export function describePlanState(business: OwnBusiness, now: number): string {
  const { subscriptionTier: tier, trialExpiryDate, timeZone } = business
  const { name } = getPlan(tier)
  const end = findPlanEnd(business)
  if (end === null) return name
  if (toEpochMs(end) <= now) return `${name} ended on ${formatDate(end, timeZone)}`
  if (hasWaitingPlan(business))
    return `${name}: your plan begins when it ends, on ${formatDate(end, timeZone)}`
  const days = countDaysLeft(end, now)
  return (
    getTrialNotice(tier, trialExpiryDate, now) ??
    `${name}: ${pluralize(days, 'day')} left, until ${formatDate(end, timeZone)}`
  )
}
