import type { Tier } from './plans.ts'
import { isTrialTier } from './tier.ts'
import { TRIAL_EXPIRED } from './trial.ts'

/** What a listing runs on: the free trial, or a plan that is paid for. */
export type PlanKind = 'trial' | 'paid'

/** Whether a tier is the free trial or a paid plan. */
export const getPlanKind = (tier: Tier): PlanKind => (isTrialTier(tier) ? 'trial' : 'paid')

const EXPIRED: Readonly<Record<PlanKind, string>> = {
  trial: TRIAL_EXPIRED,
  paid: 'This listing’s plan has ended. Renew now to reactivate your listing!',
}

/** The notice on the page of an expired listing. */
export const getExpiredNotice = (kind: PlanKind): string => EXPIRED[kind]
