import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { ReviewRow } from './reviews.table.ts'

/** Reviews and changes that wait after a position of the queue; the longest waiting first. */
export const findWaiting = (
  db: Kysely<Database>,
  after: { readonly submittedAt: number; readonly id: number },
  limit: number,
) =>
  selectWithBusiness(db)
    .where(sql<SqlBool>`(reviews.status = 'pending' or reviews.waiting_comment is not null)`)
    .where(sql<SqlBool>`(reviews.submitted_at, reviews.id) > (${after.submittedAt}, ${after.id})`)
    .orderBy('reviews.submitted_at')
    .orderBy('reviews.id')
    .limit(limit)
    .execute()

/** A review of any status with its business. */
export const findWithBusiness = (db: Kysely<Database>, id: number): Promise<SubmittedReview | undefined> =>
  selectWithBusiness(db).where('reviews.id', '=', id).executeTakeFirst()

/** A review with its author and business. */
export type SubmittedReview = ReviewRow &
  Pick<BusinessRow, 'country' | 'province' | 'card' | 'owner_id'> & {
    readonly business_name: string
    readonly email: string | null
    readonly profile_image_url: string | null
  }

const selectWithBusiness = (db: Kysely<Database>) =>
  db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .selectAll('reviews')
    .select([
      'businesses.name as business_name',
      'businesses.country',
      'businesses.province',
      'businesses.card',
      'businesses.owner_id',
      'users.email',
      'users.profile_image_url',
    ])

/** The newest other reviews of a business with the same words, whatever their status. */
export const findSameWords = (
  db: Kysely<Database>,
  { id, business_id, comment }: Pick<ReviewRow, 'id' | 'business_id' | 'comment'>,
) =>
  db
    .selectFrom('reviews')
    .select(['first_name', 'last_name', 'created_at'])
    .where('business_id', '=', business_id)
    .where('comment', '=', comment)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
