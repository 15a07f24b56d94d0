export { CURRENCY } from '../shared/money.ts'
export { ADD_ONS, type AddOn, type AddOnName } from './add-ons.ts'
export { extendedTrialEnd, LEAST_OUTAGE, type Span, type TrialExtension } from './give-back.ts'
export {
  duePlanMails,
  isReminder,
  PLAN_MAIL_KINDS,
  PLAN_REMINDER_DAYS,
  planMailLead,
  planMailSubject,
  type PlanMailKind,
  type PlanReminderDay,
} from './plan-mails.ts'
export { expiredNotice, planKind, type PlanKind } from './notice.ts'
export { FREE_PLAN_WORDS, MONEY_BACK_DAYS, planOf, PLANS, type Plan } from './plans.ts'
export {
  applyCause,
  standingOf,
  type PlanCause,
  type PlanLife,
  type PlanState,
  type PlanTransition,
} from './life.ts'
export { isPaidTier, nextPeriod, PAID_YEAR, type PaidTier, type PlanPeriod } from './periods.ts'
export type { PlanFacts, PlanStanding } from './standing.ts'
export { isTrialTier, type Tier } from './tier.ts'
export { hasPlan, tierBadge } from './tier-badge.ts'
export { daysLeft, TRIAL, trialExpiry, trialNotice, type TrialMailDay } from './trial.ts'
