import { NEVER } from '../shared/instant.ts'
import { getLastPaidTier, getPaidTier, getPaidUntil, type PlanPeriod } from './periods.ts'
import type { Tier } from './plans.ts'
import { TRIAL_TIER } from './tier.ts'

/** What decides a business's tier and until when it is public; instants in milliseconds. */
export interface PlanFacts {
  /** Nobody's: an imported listing, which has no trial and does not end. */
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
 * The tier of a business at an instant, and until when it is public: as long as its trial or its paid time runs, whichever
 * ends later. A plan that has run out keeps its tier, which nobody sees, until another begins. Without an approval it has
 * no trial yet and ends at once.
 */
export function getPlanState({ isOwned, trialEndsAt, periods }: PlanFacts, now: number): PlanState {
  const paidEnd = getPaidUntil(periods)
  const tier = getPaidTier(periods, now) ?? lapsedTier({ trialEndsAt, periods }, now)
  const publicUntil = isOwned || paidEnd !== null ? Math.max(trialEndsAt ?? now, paidEnd ?? 0) : NEVER
  return { tier, planExpiresAt: paidEnd === NEVER ? null : paidEnd, publicUntil }
}

/** After paid time: the trial while some of it is left, as after a refund, else the plan that ran out. */
function lapsedTier({ trialEndsAt, periods }: Omit<PlanFacts, 'isOwned'>, now: number): Tier {
  if (trialEndsAt !== null && trialEndsAt > now) return TRIAL_TIER
  return getLastPaidTier(periods) ?? TRIAL_TIER
}
