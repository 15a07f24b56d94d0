export { CURRENCY } from '../shared/money.ts'
export { ADD_ONS, type AddOn, type AddOnName } from './add-ons.ts'
export { getExtendedTrialEnd, MIN_OUTAGE, type Span, type TrialExtension } from './trial-extension.ts'
export {
  listDuePlanMails,
  isReminder,
  PLAN_MAIL_KINDS,
  PLAN_REMINDER_DAYS,
  getPlanMailLead,
  getPlanMailSubject,
  type PlanMailKind,
  type PlanReminderDay,
} from './plan-mails.ts'
export { getExpiredNotice, getPlanKind, type PlanKind } from './notice.ts'
export { MONEY_BACK_DAYS, PLANS, type OrderedPlan, type PaidPlan, type Plan, type Tier } from './plans.ts'
export {
  findOrderedPlan,
  findUpgrade,
  FREE_PLAN_WORDS,
  GALLERY_PLAN,
  getPaidPlan,
  getPlan,
  ORDERED_PLANS,
  PAID_PLANS,
  TRIAL_PLAN,
  WEBSITE_PLAN,
} from './plan-lookups.ts'
export { applyCause, type PlanCause, type PlanLife, type PlanPhase, type PlanTransition } from './life.ts'
export { getNextPeriod, PAID_YEAR, type PlanPeriod } from './periods.ts'
export { getPlanState, getTrialWait, type PlanFacts, type PlanState } from './plan-state.ts'
export { hasPlan, isPaidTier, isTrialTier, type OrderedTier, type PaidTier } from './tier.ts'
export { countDaysLeft, TRIAL, getTrialExpiry, getTrialNotice, type TrialMailDay } from './trial.ts'
