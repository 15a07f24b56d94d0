import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

/** A stretch of time, with its end. */
interface Stretch {
  readonly now: number
  readonly until: number
}

/** Businesses whose trial ends, or whose paid time begins, changes or ends within a stretch of time, by id, from the one after `after` on. */
export async function findMovingOn(
  db: Kysely<Database>,
  { now, until }: Stretch,
  { after, most }: { readonly after: number; readonly most: number },
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
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends paid time now that ends by then, and begins now what begins by then and goes on. */
export async function endPeriods(
  trx: Transaction<Database>,
  businessId: number,
  { now, until }: Stretch,
): Promise<void> {
  await sql`
    update plan_periods set
      starts_at = iif(starts_at > ${until}, starts_at, min(starts_at, iif(ends_at <= ${until}, ${now - 1}, ${now}))),
      ends_at = iif(ends_at > ${until}, ends_at, min(ends_at, ${now}))
    where business_id = ${businessId} and cut_by is null`.execute(trx)
}
