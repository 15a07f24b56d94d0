import { NEVER } from '../shared/instant.ts'
import { getLastPaidTier, getPaidTier, getPaidUntil, type PlanPeriod } from './periods.ts'
import type { Tier } from './plans.ts'
import { TRIAL_TIER } from './tier.ts'

/** The facts that determine a business's tier and until when it is public; instants in milliseconds. */
export interface PlanFacts {
  /** An imported listing has no owner, so it has no trial and does not expire. */
  readonly isOwned: boolean
  /** The end of its trial; null before its first approval. */
  readonly trialEndsAt: number | null
  readonly periods: readonly PlanPeriod[]
}

/** A business's tier, and until when it has it. */
export interface PlanState {
  readonly tier: Tier
  /** The end of paid time; null where there was none, or where it has no end. */
  readonly planExpiresAt: number | null
  /** Public before this instant, once it is approved; `NEVER` where it does not end. */
  readonly publicUntil: number
}

/**
 * The tier of a business at an instant (ms), and until when it is public: until its trial or its paid time ends, whichever
 * is later. An ended plan keeps its tier until another begins. Before its first approval a business has no trial and is not
 * public.
 */
export function getPlanState({ isOwned, trialEndsAt, periods }: PlanFacts, now: number): PlanState {
  const paidEnd = getPaidUntil(periods)
  const tier = getPaidTier(periods, now) ?? getUnpaidTier({ trialEndsAt, periods }, now)
  const publicUntil = isOwned || paidEnd !== null ? Math.max(trialEndsAt ?? now, paidEnd ?? 0) : NEVER
  return { tier, planExpiresAt: paidEnd === NEVER ? null : paidEnd, publicUntil }
}

/**
 * The end (ms) of a running trial, for which ordered plans wait unless their buyer starts them at once; null without one, or
 * where paid time runs.
 */
export const getTrialWait = (
  { trialEndsAt, periods }: Pick<PlanFacts, 'trialEndsAt' | 'periods'>,
  now: number,
): number | null =>
  trialEndsAt !== null && trialEndsAt > now && getPaidTier(periods, now) === null ? trialEndsAt : null

/** The tier without paid time: the trial while it still runs, as after a refund, else the ended plan. */
function getUnpaidTier({ trialEndsAt, periods }: Omit<PlanFacts, 'isOwned'>, now: number): Tier {
  if (trialEndsAt !== null && trialEndsAt > now) return TRIAL_TIER
  return getLastPaidTier(periods) ?? TRIAL_TIER
}
