import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { changeBusiness } from '../businesses.repository.ts'
import type { PublishedReview, ReviewRow } from './reviews.table.ts'

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
    const sum = ratings.reduce((total, { rating }) => total + rating, 0)
    await changeRatings(trx, id, { sum, count: ratings.length })
  }
}

/** Takes a review from the public; its rating no longer counts. */
export async function refuseReview(trx: Transaction<Database>, id: number): Promise<void> {
  const before = await trx
    .selectFrom('reviews')
    .select(['business_id', 'rating', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before || before.status === 'refused') return
  await trx.updateTable('reviews').set({ status: 'refused' }).where('id', '=', id).execute()
  if (before.status === 'published')
    await changeRatings(trx, before.business_id, { sum: -before.rating, count: -1 })
}

async function changeRatings(
  trx: Transaction<Database>,
  businessId: number,
  by: { readonly sum: number; readonly count: number },
): Promise<void> {
  const { rating_sum: sum, review_count: count } = await trx
    .selectFrom('businesses')
    .select(['rating_sum', 'review_count'])
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
  await changeBusiness(trx, businessId, { rating_sum: sum + by.sum, review_count: count + by.count })
}

/** Published reviews of a business, the newest first, under their authors' present names. */
export const publishedReviews = (
  db: Kysely<Database>,
  businessId: number,
  { limit, offset }: Page,
): Promise<PublishedReview[]> =>
  db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.rating',
      'reviews.comment',
      'reviews.created_at',
      'users.profile_image_url',
    ])
    .select(({ fn }) => [
      fn.coalesce('users.first_name', 'reviews.first_name').as('first_name'),
      fn.coalesce('users.last_name', 'reviews.last_name').as('last_name'),
    ])
    .where('reviews.business_id', '=', businessId)
    .where('reviews.status', '=', sql.lit('published'))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countPublishedReviews(db: Kysely<Database>, businessId: number): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('business_id', '=', businessId)
    .where('status', '=', sql.lit('published'))
    .executeTakeFirstOrThrow()
  return total
}
