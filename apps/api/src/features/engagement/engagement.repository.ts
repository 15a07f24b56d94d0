import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { getRecords } from '#db/json.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { BusinessEngagementTable } from './engagement.table.ts'

const FIELDS = { business_id: 'number', day: 'text', kind: 'text', count: 'number' } as const

/** Adds to the counts; skips businesses that were deleted meanwhile. */
export async function addCounts(
  db: Kysely<Database>,
  rows: readonly BusinessEngagementTable[],
): Promise<void> {
  await sql`
    insert into business_engagement (business_id, day, kind, count)
    select businesses.id, added.day, added.kind, added.count
    from ${getRecords(rows, FIELDS)} as added join businesses on businesses.id = added.business_id
    where true
    on conflict (business_id, day, kind) do update set count = business_engagement.count + excluded.count`.execute(
    db,
  )
}

export type OwnedBusiness = Pick<BusinessRow, 'id' | 'name' | 'slug' | 'country' | 'address'>

/** A person's businesses, the newest first; only the given one, if any. */
export function findOwned(
  db: Kysely<Database>,
  ownerId: number,
  business: number | undefined,
): Promise<OwnedBusiness[]> {
  const owned = db
    .selectFrom('businesses')
    .select(['id', 'name', 'slug', 'country', 'address'])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
  return (business === undefined ? owned : owned.where('id', '=', business))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Businesses of one time zone, and the first days of a span and of the one before it. */
export interface Span {
  readonly businessIds: readonly number[]
  readonly from: string
  readonly before: string
}

type KindCount = Pick<BusinessEngagementTable, 'kind' | 'count'>

/** Counts by day from the first day of the span on, of the businesses together, the earliest day first. */
export const findDays = (
  db: Kysely<Database>,
  { businessIds, from }: Span,
): Promise<(KindCount & { day: string })[]> =>
  db
    .selectFrom('business_engagement')
    .select(['day', 'kind'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('business_id', 'in', businessIds)
    .where('day', '>=', from)
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute()

/** Counts of each business from a day on, and before the day `until` if given. */
export function findTotals(
  db: Kysely<Database>,
  businessIds: readonly number[],
  from: string,
  until?: string,
): Promise<(KindCount & { business_id: number })[]> {
  const rows = db
    .selectFrom('business_engagement')
    .select(['business_id', 'kind'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('business_id', 'in', businessIds)
    .where('day', '>=', from)
  return (until === undefined ? rows : rows.where('day', '<', until))
    .groupBy(['business_id', 'kind'])
    .execute()
}
