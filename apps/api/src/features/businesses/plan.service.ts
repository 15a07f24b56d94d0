import {
  nextPeriod,
  PAID_YEAR,
  planStanding,
  withoutPeriod,
  type PaidTier,
  type PlanPeriod,
} from '@portal/domain/plan'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
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

/** Businesses whose tier is brought up to date in one transaction. */
const BATCH = 50

interface NewPlan {
  readonly tier: PaidTier
  readonly cause: PeriodCause
  /** What was paid for it, in cents. */
  readonly paidCents: number
  /** When it ends; left out: a paid year after it begins. */
  readonly until?: number
}

interface StartedPlan {
  readonly periodId: number
  readonly startsAt: number
  readonly endsAt: number
}

/** The paid time of a business, the earliest first. */
export const readPlanPeriods = (db: Kysely<Database>, businessId: number): Promise<PlanPeriod[]> =>
  findPeriods(db, businessId)

/**
 * Gives a business paid time: at once, or after what runs at the same or a higher tier. What follows from it, such as its
 * tier and whether it is public, is changed with it.
 */
export async function startPlan(
  trx: Trx,
  businessId: number,
  { tier, cause, paidCents, until }: NewPlan,
  at: number,
): Promise<StartedPlan> {
  const periods = await findPeriods(trx, businessId)
  const { startsAt, endsAt, cuts } = nextPeriod(periods, tier, at, PAID_YEAR)
  const period = { startsAt, endsAt: until ?? endsAt }
  const periodId = await insertPeriod(trx, {
    business_id: businessId,
    tier,
    starts_at: period.startsAt,
    ends_at: period.endsAt,
    cause,
    paid_cents: paidCents,
    created_at: at,
  })
  for (const cut of periods.filter(({ id }) => cuts.includes(id)))
    await updatePeriod(trx, { ...cut, cutBy: periodId })
  await applyStanding(trx, businessId, at)
  return { periodId, ...period }
}

/** Takes paid time back, as by a refund: what it took over from goes on, what waited behind it moves up. */
export async function endPlan(trx: Trx, businessId: number, periodId: number, at: number): Promise<void> {
  const periods = await findPeriods(trx, businessId)
  const left = withoutPeriod(periods, periodId, at)
  for (const period of left) await updatePeriod(trx, period)
  await deletePeriod(trx, periodId)
  await applyStanding(trx, businessId, at)
}

/** Tier and public time of a business as they follow from its trial and its paid time at an instant. */
export async function standingChanges(
  trx: Trx,
  row: Pick<BusinessRow, 'id' | 'owner_id' | 'trial_expires_at'>,
  at: number,
): Promise<Required<Pick<BusinessChanges, 'tier' | 'plan_expires_at' | 'public_until'>>> {
  const standing = planStanding(
    {
      isOwned: row.owner_id !== null || row.trial_expires_at !== null,
      trialEndsAt: row.trial_expires_at,
      periods: await findPeriods(trx, row.id),
    },
    at,
  )
  return {
    tier: standing.tier,
    plan_expires_at: standing.planExpiresAt,
    public_until: standing.publicUntil,
  }
}

/**
 * Brings the tier of businesses up to date whose paid time has moved on by the clock, as where a lower plan waited behind
 * a higher one; answers how many. It may die at any line and run again.
 */
export async function advancePlans({ store }: Pick<AppContext, 'store'>, at: number): Promise<number> {
  let advanced = 0
  for (;;) {
    // Reads first, so that an idle job never takes the write lock.
    const ids = await findOutdated(store.read, at, BATCH)
    if (ids.length === 0) return advanced
    await store.write.transaction().execute(async (trx) => {
      for (const id of ids) await applyStanding(trx, id, at)
    })
    advanced += ids.length
    if (ids.length < BATCH) return advanced
  }
}

async function applyStanding(trx: Trx, businessId: number, at: number): Promise<void> {
  const row = await findBusiness(trx, businessId)
  if (row) await changeBusiness(trx, businessId, await standingChanges(trx, row, at))
}
