import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { changeBusiness } from './businesses.repository.ts'
import type { ReviewRow } from './reviews.table.ts'

/** A review to store. Its names are kept as they were once the account is gone. */
export interface ReviewRecord {
  readonly businessId: number
  readonly userId?: number | null
  readonly firstName: string
  readonly lastName: string
  /** 1 to 5. */
  readonly rating: number
  readonly comment: string
  readonly status?: ReviewRow['status']
  readonly createdAt: number
}

/** Stores reviews; the published ones count in their businesses' ratings at once. */
export async function insertReviews(
  trx: Transaction<Database>,
  records: readonly ReviewRecord[],
): Promise<void> {
  if (records.length === 0) return
  const rows = records.map((record) => ({
    business_id: record.businessId,
    user_id: record.userId ?? null,
    first_name: record.firstName,
    last_name: record.lastName,
    rating: record.rating,
    comment: record.comment,
    status: record.status ?? 'published',
    created_at: record.createdAt,
  }))
  await trx.insertInto('reviews').values(rows).execute()
  const published = rows.filter((row) => row.status === 'published')
  for (const [id, ratings] of Map.groupBy(published, (row) => row.business_id)) {
    await addRatings(
      trx,
      id,
      ratings.map((row) => row.rating),
    )
  }
}

async function addRatings(
  trx: Transaction<Database>,
  businessId: number,
  ratings: readonly number[],
): Promise<void> {
  const { rating_sum: sum, review_count: count } = await trx
    .selectFrom('businesses')
    .select(['rating_sum', 'review_count'])
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
  const added = ratings.reduce((total, rating) => total + rating, 0)
  await changeBusiness(trx, businessId, { rating_sum: sum + added, review_count: count + ratings.length })
}
