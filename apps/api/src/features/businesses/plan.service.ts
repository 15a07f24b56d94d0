import {
  applyCause,
  getNextPeriod,
  getPlanState,
  getTrialWait,
  type PaidTier,
  type PlanCause,
  type PlanLife,
  type PlanPeriod,
} from '@portal/domain/plan'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness } from './businesses.repository.ts'
import type { BusinessRow } from './businesses.table.ts'
import { changeBusiness, type BusinessChanges } from './change-business.ts'
import {
  deletePeriod,
  findOutdated,
  findPeriods,
  insertPeriod,
  updatePeriod,
} from './plan-periods.repository.ts'
import type { PeriodCause } from './plan-periods.table.ts'

type Trx = Transaction<Database>

/** Businesses per transaction. */
const BATCH = 50
/** Stands for the id of a period that is not stored yet. */
const NEW = 0

interface NewPlan {
  readonly tier: PaidTier
  readonly cause: PeriodCause
  /** What was paid for it, in cents. */
  readonly paidCents: number
  /** When a gift ends; left out: a paid year after it begins. */
  readonly until?: number
  /** Whether an order waits for the end of a running trial. */
  readonly waits?: boolean
}

interface StartedPlan {
  readonly periodId: number
  readonly startsAt: number
  readonly endsAt: number
}

/** The paid time of a business, the earliest first. */
export const readPlanPeriods = (db: Kysely<Database>, businessId: number): Promise<PlanPeriod[]> =>
  findPeriods(db, businessId)

/** Until when a plan ordered at an instant waits, for a running trial to end; null if it does not. */
export async function readTrialWait(
  db: Kysely<Database>,
  businessId: number,
  at: number,
): Promise<number | null> {
  const row = await findBusiness(db, businessId)
  if (!row) return null
  return getTrialWait({ trialEndsAt: row.trial_expires_at, periods: await findPeriods(db, businessId) }, at)
}

/**
 * Gives a business paid time: at once, or after what runs at the same or a higher tier, or after its trial. Updates its tier and until when
 * it is public.
 */
export async function startPlan(
  trx: Trx,
  businessId: number,
  plan: NewPlan,
  at: number,
): Promise<StartedPlan> {
  const { before, after } = await apply(trx, businessId, toCause(plan), at)
  const newPeriod = after.periods.find(({ id }) => id === NEW)
  if (!newPeriod) throw new Error('a plan begins with a period')
  const periodId = await insertPeriod(trx, {
    business_id: businessId,
    tier: newPeriod.tier,
    starts_at: newPeriod.startsAt,
    ends_at: newPeriod.endsAt,
    cause: plan.cause,
    paid_cents: newPeriod.paidCents,
    created_at: at,
  })
  for (const cut of after.periods.filter(({ cutBy }) => cutBy === NEW))
    await updatePeriod(trx, { ...cut, cutBy: periodId })
  await changeBusiness(trx, before.id, await getPlanChanges(trx, before, at))
  return { periodId, startsAt: newPeriod.startsAt, endsAt: newPeriod.endsAt }
}

const toCause = ({ tier, cause, paidCents, until, waits = false }: NewPlan): PlanCause =>
  cause === 'order'
    ? { is: 'payment', id: NEW, tier, paidCents, waits }
    : { is: 'grant', id: NEW, tier, ...(until !== undefined && { until }) }

/**
 * Restores paid time that `endPlan` took: unchanged, or, where other paid time has its place by now, the remaining part
 * after that; null if nothing remains.
 */
export async function resumePlan(
  trx: Trx,
  businessId: number,
  plan: Omit<NewPlan, 'until'> & Pick<StartedPlan, 'startsAt' | 'endsAt'>,
  at: number,
): Promise<StartedPlan | null> {
  const row = await findBusiness(trx, businessId)
  if (!row) throw new Problem('not-found', 'Business not found')
  const period = findResumedPeriod(await findPeriods(trx, businessId), plan, at)
  if (period === null) return null
  const periodId = await insertPeriod(trx, {
    business_id: businessId,
    tier: plan.tier,
    starts_at: period.startsAt,
    ends_at: period.endsAt,
    cause: plan.cause,
    paid_cents: period.paidCents,
    created_at: at,
  })
  for (const cut of period.cuts) await updatePeriod(trx, { ...cut, cutBy: periodId })
  await changeBusiness(trx, businessId, await getPlanChanges(trx, row, at))
  return { periodId, startsAt: period.startsAt, endsAt: period.endsAt }
}

function findResumedPeriod(
  periods: readonly PlanPeriod[],
  {
    tier,
    cause,
    startsAt,
    endsAt,
    paidCents,
  }: Omit<NewPlan, 'until'> & Pick<StartedPlan, 'startsAt' | 'endsAt'>,
  at: number,
) {
  const isGift = cause !== 'order'
  const asBefore = getNextPeriod(periods, tier, startsAt, { length: endsAt - startsAt, isGift })
  const getCuts = ({ cuts }: typeof asBefore) => periods.filter(({ id }) => cuts.includes(id))
  if (asBefore.startsAt === startsAt) return { startsAt, endsAt, paidCents, cuts: getCuts(asBefore) }
  const length = endsAt - Math.max(startsAt, at)
  if (length <= 0) return null
  const later = getNextPeriod(periods, tier, at, { length, isGift })
  const share = Math.floor((paidCents * length) / (endsAt - startsAt))
  return { startsAt: later.startsAt, endsAt: later.endsAt, paidCents: share, cuts: getCuts(later) }
}

/** Removes paid time, as by a refund: the period that it cut short goes on, and later ones move up. */
export async function endPlan(trx: Trx, businessId: number, periodId: number, at: number): Promise<void> {
  const { before, after } = await apply(trx, businessId, { is: 'refund', id: periodId }, at)
  for (const period of after.periods) await updatePeriod(trx, period)
  await deletePeriod(trx, periodId)
  await changeBusiness(trx, before.id, await getPlanChanges(trx, before, at))
}

/** Applies a cause to the paid time of a business; throws if that is not allowed. */
async function apply(trx: Trx, businessId: number, cause: PlanCause, at: number) {
  const row = await findBusiness(trx, businessId)
  if (!row) throw new Problem('not-found', 'Business not found')
  const result = applyCause(toLife(row, await findPeriods(trx, businessId)), cause, at)
  if (!result.ok) throw new Problem('conflict', result.message)
  return { before: row, after: result.value }
}

type PlanRow = Pick<BusinessRow, 'owner_id' | 'trial_expires_at' | 'status' | 'suspended_at' | 'removed_at'>

const toLife = (row: PlanRow, periods: readonly PlanPeriod[]): PlanLife => ({
  isOwned: row.owner_id !== null || row.trial_expires_at !== null,
  status: row.status,
  trialEndsAt: row.trial_expires_at,
  periods,
  // Mails are stored elsewhere, and no cause that changes paid time reads them.
  mailedOn: [],
  suspendedAt: row.suspended_at,
  removedAt: row.removed_at,
})

/** Tier and public time of a business, from its trial and its paid time at an instant. */
export async function getPlanChanges(
  trx: Trx,
  row: PlanRow & Pick<BusinessRow, 'id'>,
  at: number,
): Promise<Required<Pick<BusinessChanges, 'tier' | 'plan_expires_at' | 'public_until'>>> {
  const state = getPlanState(toLife(row, await findPeriods(trx, row.id)), at)
  return { tier: state.tier, plan_expires_at: state.planExpiresAt, public_until: state.publicUntil }
}

/**
 * Updates the tier of businesses whose paid time has moved on by the clock, such as to a lower plan that waited behind
 * a higher one; returns how many. It may die at any line and run again; the signal ends it between two batches.
 */
export async function advancePlans(
  { store }: Pick<AppContext, 'store'>,
  at: number,
  signal?: AbortSignal,
): Promise<number> {
  let advanced = 0
  for (;;) {
    if (signal?.aborted) return advanced
    // Reads first, so that an idle job never takes the write lock.
    const ids = await findOutdated(store.read, at, BATCH)
    if (ids.length === 0) return advanced
    await store.write.transaction().execute(async (trx) => {
      for (const id of ids) await advance(trx, id, at)
    })
    advanced += ids.length
    if (ids.length < BATCH) return advanced
  }
}

async function advance(trx: Trx, businessId: number, at: number): Promise<void> {
  const row = await findBusiness(trx, businessId)
  if (row) await changeBusiness(trx, businessId, await getPlanChanges(trx, row, at))
}

/** Moves the end of a business's trial, and with it until when it is public. Instants in milliseconds. */
export async function moveTrialEnd(
  trx: Transaction<Database>,
  id: number,
  trialEnd: number,
  at: number,
): Promise<void> {
  const row = await findBusiness(trx, id)
  if (!row) return
  const moved = { ...row, trial_expires_at: trialEnd }
  await changeBusiness(trx, id, { trial_expires_at: trialEnd, ...(await getPlanChanges(trx, moved, at)) })
}
