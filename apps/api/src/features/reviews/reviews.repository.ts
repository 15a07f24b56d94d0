import type { REVIEW_SORTS } from '@portal/domain/contract'
import { sql, type Insertable, type Kysely, type SqlBool, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { isPublic } from '#features/businesses/visibility.repository.ts'
import type { OfBusiness, PublishedReview, ReviewRow, ReviewsTable } from './reviews.table.ts'

export type Trx = Transaction<Database>

/** A literal, because the index of published reviews is partial. */
const IS_PUBLISHED = sql<SqlBool>`reviews.status = 'published'`

export async function insertRows(trx: Trx, rows: readonly Insertable<ReviewsTable>[]): Promise<void> {
  await trx.insertInto('reviews').values(rows).execute()
}

/** Returns the id of the new review. */
export async function insertReview(trx: Trx, row: Insertable<ReviewsTable>): Promise<number> {
  const { id } = await trx.insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findReview = (trx: Trx, id: number): Promise<ReviewRow | undefined> =>
  trx.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()

export const updateReview = (trx: Trx, id: number, changes: Updateable<ReviewsTable>): Promise<ReviewRow> =>
  trx.updateTable('reviews').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Published reviews with their authors' current names. */
const published = (db: Kysely<Database>) =>
  db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.rating',
      'reviews.comment',
      'reviews.created_at',
      'reviews.edited_at',
      'reviews.reply',
      'reviews.replied_at',
      'reviews.helpful_count',
      'users.profile_image_url',
    ])
    .select(({ fn }) => [
      fn.coalesce('users.first_name', 'reviews.first_name').as('first_name'),
      fn.coalesce('users.last_name', 'reviews.last_name').as('last_name'),
    ])
    .where(IS_PUBLISHED)

/** Published reviews of a business, the newest or the most useful first. */
export function findPublished(
  db: Kysely<Database>,
  businessId: number,
  sort: (typeof REVIEW_SORTS)[number],
  { limit, offset }: Page,
): Promise<PublishedReview[]> {
  const reviews = published(db).where('reviews.business_id', '=', businessId)
  const ordered = sort === 'useful' ? reviews.orderBy('reviews.helpful_count', 'desc') : reviews
  return ordered
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The number of published reviews of a business by stars. */
export const countStars = (
  db: Kysely<Database>,
  businessId: number,
): Promise<{ rating: number; count: number }[]> =>
  db
    .selectFrom('reviews')
    .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
    .where('business_id', '=', businessId)
    .where(IS_PUBLISHED)
    .groupBy('rating')
    .execute()

/** Filters received reviews by business, or by those with (`answered`) or without a reply (`open`). */
export interface ReceivedFilter {
  readonly business?: number | undefined
  readonly status?: 'open' | 'answered' | undefined
}

/** Published reviews of a person's businesses. */
function received(db: Kysely<Database>, ownerId: number, { business, status }: ReceivedFilter) {
  let reviews = published(db)
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .where('businesses.owner_id', '=', ownerId)
    .where('businesses.removed_at', 'is', null)
  if (business !== undefined) reviews = reviews.where('reviews.business_id', '=', business)
  if (status) reviews = reviews.where('reviews.reply', status === 'answered' ? 'is not' : 'is', null)
  return reviews
}

/** The newest first. */
export const findReceived = (
  db: Kysely<Database>,
  ownerId: number,
  filter: ReceivedFilter,
  { limit, offset }: Page,
): Promise<(PublishedReview & OfBusiness)[]> =>
  received(db, ownerId, filter)
    .select(['reviews.business_id', 'businesses.name as business_name', 'businesses.slug as business_slug'])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** A published review of one of a person's businesses. */
export const findReceivedById = (
  db: Kysely<Database>,
  ownerId: number,
  id: number,
): Promise<(PublishedReview & OfBusiness) | undefined> =>
  received(db, ownerId, {})
    .select(['reviews.business_id', 'businesses.name as business_name', 'businesses.slug as business_slug'])
    .where('reviews.id', '=', id)
    .executeTakeFirst()

export async function countReceived(
  db: Kysely<Database>,
  ownerId: number,
  filter: ReceivedFilter,
): Promise<number> {
  const { total } = await received(db, ownerId, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const written = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .selectAll('reviews')
    .select(['businesses.name as business_name', 'businesses.slug as business_slug'])
    .where('reviews.user_id', '=', userId)

/** Somebody's reviews in every state, the newest first; of one business if given. */
export function findWritten(
  db: Kysely<Database>,
  userId: number,
  businessId: number | undefined,
  { limit, offset }: Page,
): Promise<(ReviewRow & OfBusiness)[]> {
  const reviews = written(db, userId)
  return (businessId === undefined ? reviews : reviews.where('reviews.business_id', '=', businessId))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export const findWrittenById = (
  db: Kysely<Database>,
  userId: number,
  id: number,
): Promise<(ReviewRow & OfBusiness) | undefined> =>
  written(db, userId).where('reviews.id', '=', id).executeTakeFirst()

export async function countWritten(
  db: Kysely<Database>,
  userId: number,
  businessId: number | undefined,
): Promise<number> {
  const reviews = db.selectFrom('reviews').where('user_id', '=', userId)
  const { total } = await (businessId === undefined ? reviews : reviews.where('business_id', '=', businessId))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function hasReviewed(trx: Trx, userId: number, businessId: number): Promise<boolean> {
  return (await countWritten(trx, userId, businessId)) > 0
}

export async function deleteRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('reviews').where('id', '=', id).execute()
}

export async function countPublished(db: Kysely<Database>, businessId: number): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('business_id', '=', businessId)
    .where(IS_PUBLISHED)
    .executeTakeFirstOrThrow()
  return total
}

/** The number of published reviews of public businesses. */
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

/** Somebody's reviews that were not refused, with the name of their business. */
export const findOfAuthor = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .select(['reviews.id', 'reviews.status', 'reviews.created_at', 'businesses.name'])
    .where('user_id', '=', userId)
    .where('reviews.status', '<>', 'refused')
    .execute()

/** Somebody's latest reviews in every state. */
export const findLastWritten = (db: Kysely<Database>, userId: number, limit: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .select(['reviews.id', 'reviews.status', 'reviews.submitted_at'])
    .select(['businesses.name', 'businesses.country', 'businesses.category', 'businesses.slug'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.submitted_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
