import type { OwnBusiness } from '@portal/domain/contract'
import {
  findUpgrade,
  getPaidPlan,
  isPaidTier,
  isTrialTier,
  ORDERED_PLANS,
  PLAN_REMINDER_DAYS,
  type PaidPlan,
} from '@portal/domain/plan'
import { DAY, toEpochMs } from '@portal/domain/shared'
import { describeOrderedPlan, findPaidPlan, type PaidPlanCode } from '#shared/plans/paid-plans.ts'
import { findPlanEnd, hasWaitingPlan } from '#shared/plans/plan-state.ts'
import { paths } from '#shared/urls/paths.ts'
import { getListingNotice } from '../listing-notice.ts'

/** What the owner of a listing can do about its plan. */
export interface PlanStep {
  label: 'Upgrade' | 'Renew'
  /** The plan it leads to, with its price: `Standard, US$89/year`. */
  plan: string
  href: string
  /** Whether the listing has run out, or soon will. */
  isDue: boolean
}

/** A trial is shown as ending this many days before its end; a paid year from its first reminder on. */
const TRIAL_NOTICE_DAYS = 14
const [PLAN_NOTICE_DAYS] = PLAN_REMINDER_DAYS

/** Whether the listing's trial or paid time is over, or soon will be. */
export function isPlanEnding(business: OwnBusiness, now: number): boolean {
  const end = findPlanEnd(business)
  if (hasWaitingPlan(business)) return false
  const days = isTrialTier(business.subscriptionTier) ? TRIAL_NOTICE_DAYS : PLAN_NOTICE_DAYS
  return end !== null && toEpochMs(end) - now <= days * DAY
}

function describePlan({ tier, name }: PaidPlan): string {
  const ordered = ORDERED_PLANS.find((plan) => plan.tier === tier)
  return ordered ? describeOrderedPlan(ordered) : name
}

/**
 * The next step of a listing's plan: a renewal of paid time that ends soon or has ended, else an upgrade; null if there
 * is none, or the listing is not approved or has a plan that waits. `chosen` is the plan chosen on a price card.
 */
export function findPlanStep(business: OwnBusiness, now: number, chosen?: PaidPlanCode): PlanStep | null {
  const { id, subscriptionTier: tier } = business
  const state = getListingNotice(business, now).label
  if ((state !== 'Live' && state !== 'Expired') || hasWaitingPlan(business)) return null
  const isDue = isPlanEnding(business, now)
  if (isPaidTier(tier) && isDue) {
    const plan = getPaidPlan(tier)
    const href = paths.upgrade({ business: id, plan: plan.code })
    return { label: 'Renew', plan: describePlan(plan), href, isDue }
  }
  const upgrade = findUpgrade(tier)
  if (!upgrade) return null
  const wanted = findPaidPlan(chosen)
  const plan = wanted && wanted.tier > tier ? wanted : getPaidPlan(upgrade.tier)
  return {
    label: 'Upgrade',
    plan: describePlan(plan),
    href: paths.upgrade({ business: id, plan: plan.code }),
    isDue,
  }
}
