import type { PlanPeriod } from '@portal/domain/plan'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { PlanPeriodRow, PlanPeriodsTable } from './plan-periods.table.ts'

type Trx = Transaction<Database>

const toPeriod = (row: PlanPeriodRow): PlanPeriod => ({
  id: row.id,
  tier: row.tier,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  cutBy: row.cut_by,
  paidCents: row.paid_cents,
})

/** The paid time of a business, the earliest first. */
export async function findPeriods(db: Kysely<Database>, businessId: number): Promise<PlanPeriod[]> {
  const rows = await db
    .selectFrom('plan_periods')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map(toPeriod)
}

export async function insertPeriod(trx: Trx, period: Insertable<PlanPeriodsTable>): Promise<number> {
  const { id } = await trx.insertInto('plan_periods').values(period).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertPeriods(
  trx: Trx,
  periods: readonly Insertable<PlanPeriodsTable>[],
): Promise<void> {
  if (periods.length > 0) await trx.insertInto('plan_periods').values(periods).execute()
}

export async function updatePeriod(
  trx: Trx,
  { id, startsAt, endsAt, cutBy }: Pick<PlanPeriod, 'id' | 'startsAt' | 'endsAt' | 'cutBy'>,
): Promise<void> {
  await trx
    .updateTable('plan_periods')
    .set({ starts_at: startsAt, ends_at: endsAt, cut_by: cutBy })
    .where('id', '=', id)
    .execute()
}

export async function deletePeriod(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('plan_periods').where('id', '=', id).execute()
}

/** Businesses whose tier no longer matches their paid time, because a period began or ended. */
export async function findOutdated(db: Kysely<Database>, now: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select business_id as id from plan_periods
    where cut_by is null and starts_at <= ${now} and ends_at > ${now}
    group by business_id
    having max(tier) <> (select businesses.tier from businesses where businesses.id = business_id)
    union
    select id from businesses where tier > 0 and plan_expires_at <= ${now} and trial_expires_at > ${now}
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
