import { sql, type Insertable, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { isPublic } from '../visibility.repository.ts'
import type { PublishedReview, ReviewRow, ReviewsTable } from './reviews.table.ts'

type Trx = Transaction<Database>

/** Written as a literal: the index of published reviews is partial. */
const IS_PUBLISHED = sql<SqlBool>`reviews.status = 'published'`

export async function insertRows(trx: Trx, rows: readonly Insertable<ReviewsTable>[]): Promise<void> {
  await trx.insertInto('reviews').values(rows).execute()
}

export const findReview = (trx: Trx, id: number): Promise<ReviewRow | undefined> =>
  trx.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()

export async function setStatus(trx: Trx, id: number, status: ReviewRow['status']): Promise<void> {
  await trx.updateTable('reviews').set({ status }).where('id', '=', id).execute()
}

/** Published reviews of a business, the newest first, under their authors' present names. */
export const findPublished = (
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
    .where(IS_PUBLISHED)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countPublished(db: Kysely<Database>, businessId: number): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('business_id', '=', businessId)
    .where(IS_PUBLISHED)
    .executeTakeFirstOrThrow()
  return total
}

/** How many reviews of public businesses are published. */
export async function countPublic(db: Kysely<Database>, now: number): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(IS_PUBLISHED)
    .where(isPublic(now))
    .executeTakeFirstOrThrow()
  return total
}

/** What somebody wrote that still counts, with the name of what it is about. */
export const findOfAuthor = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .select(['reviews.id', 'reviews.status', 'reviews.created_at', 'businesses.name'])
    .where('user_id', '=', userId)
    .where('reviews.status', '<>', 'refused')
    .execute()
