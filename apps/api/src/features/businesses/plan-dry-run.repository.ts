import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { getLeast } from '#db/functions.ts'

/** After `now`, up to and including `until`. */
interface TimeRange {
  readonly now: number
  readonly until: number
}

/**
 * The ids of businesses whose trial ends, or whose paid time begins, changes or ends within a time range; those after
 * the id `after`.
 */
export async function findPlanMoveIds(
  db: Kysely<Database>,
  { now, until }: TimeRange,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const within = (column: string) =>
    sql<SqlBool>`${sql.ref(column)} > ${now} and ${sql.ref(column)} <= ${until}`
  const trials = db
    .selectFrom('businesses')
    .select('businesses.id')
    .where(within('trial_expires_at'))
    .where('tier', '=', 0)
  const paid = db
    .selectFrom('plan_periods')
    .select('business_id as id')
    .where('cut_by', 'is', null)
    .where((where) => where.or([within('starts_at'), within('ends_at')]))
  const rows = await db
    .selectFrom(trials.union(paid).as('moving'))
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends the periods now that end within the range, and begins those now that begin within it and go on. */
export async function endPeriods(
  trx: Transaction<Database>,
  businessId: number,
  { now, until }: TimeRange,
): Promise<void> {
  await sql`
    update plan_periods set
      starts_at = case when starts_at > ${until} then starts_at else ${getLeast(sql.ref('starts_at'), sql`case when ends_at <= ${until} then ${now - 1} else ${now} end`)} end,
      ends_at = case when ends_at > ${until} then ends_at else ${getLeast(sql.ref('ends_at'), now)} end
    where business_id = ${businessId} and cut_by is null`.execute(trx)
}
