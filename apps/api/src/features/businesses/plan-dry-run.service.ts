import { isPaidTier, isTrialTier } from '@portal/domain/plan'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findBusiness } from './businesses.repository.ts'
import { changeBusiness } from './change-business.ts'
import { getPlanChanges } from './plan.service.ts'
import { endPeriods, findPlanMoveIds } from './plan-dry-run.repository.ts'

/** From now to a future instant; in milliseconds. */
export interface DryRun {
  readonly now: number
  readonly asOf: number
}

/** What a dry run did to a business. */
export interface PlanMove {
  readonly isTrialOver: boolean
  readonly isPlanOver: boolean
}

/** The ids of businesses whose trial or paid time changes between now and that instant. */
export const findDuePlanMoves = (
  db: Kysely<Database>,
  { now, asOf }: DryRun,
  page: { readonly after: number; readonly limit: number },
): Promise<number[]> => findPlanMoveIds(db, { now, until: asOf }, page)

/** Puts a business into its state at a future instant: what ends by then ends now. */
export async function applyPlanMove(
  trx: Transaction<Database>,
  id: number,
  { now, asOf }: DryRun,
): Promise<PlanMove> {
  const row = await findBusiness(trx, id)
  if (!row) return { isTrialOver: false, isPlanOver: false }
  const { tier, trial_expires_at: trialEnd, plan_expires_at: planEnd } = row
  const isWithin = (end: number | null) => end !== null && end > now && end <= asOf
  await endPeriods(trx, id, { now, until: asOf })
  const end = isWithin(trialEnd) ? now : trialEnd
  const planChanges = await getPlanChanges(trx, { ...row, trial_expires_at: end }, now)
  await changeBusiness(trx, id, { trial_expires_at: end, ...planChanges })
  return {
    isTrialOver: isTrialTier(tier) && isWithin(trialEnd),
    isPlanOver: isPaidTier(tier) && isWithin(planEnd),
  }
}
