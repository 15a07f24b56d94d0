import type { PaidTier } from '@portal/domain/plan'
import { PAID_PLANS, type PaidPlan } from '#shared/urls/paths.ts'

const PLANS: Readonly<Record<PaidTier, PaidPlan>> = { 1: 'standard', 2: 'enhanced', 3: 'website' }

/** A paid tier by the name that addresses have for it. */
export const getPaidPlan = (tier: PaidTier): PaidPlan => PLANS[tier]

/** The tier of a plan in an address. */
export const getPlanTier = (plan: PaidPlan): number => PAID_PLANS.indexOf(plan) + 1
