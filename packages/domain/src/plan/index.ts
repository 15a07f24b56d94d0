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
export { FREE_PLAN_WORDS, MONEY_BACK_DAYS, getPlan, PLANS, type Plan } from './plans.ts'
export {
  applyCause,
  getPlanStateOf,
  type PlanCause,
  type PlanLife,
  type PlanPhase,
  type PlanTransition,
} from './life.ts'
export { isPaidTier, getNextPeriod, PAID_YEAR, type PaidTier, type PlanPeriod } from './periods.ts'
export type { PlanFacts, PlanState } from './plan-state.ts'
export { isTrialTier, type Tier } from './tier.ts'
export { hasPlan, getTierBadge } from './tier-badge.ts'
export { countDaysLeft, TRIAL, getTrialExpiry, getTrialNotice, type TrialMailDay } from './trial.ts'
