export { CURRENCY } from '../shared/money.ts'
export { ADD_ONS, type AddOn, type AddOnName } from './add-ons.ts'
export { FREE_PLAN_WORDS, MONEY_BACK_DAYS, planOf, PLANS, type Plan } from './plans.ts'
export { isTrialTier, type Tier } from './tier.ts'
export { hasPlan, tierBadge } from './tier-badge.ts'
export {
  daysLeft,
  isExpired,
  dueReminders,
  TRIAL,
  trialExpiry,
  trialNotice,
  type TrialMailDay,
} from './trial.ts'
