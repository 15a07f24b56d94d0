import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Person } from '#db/personal-data.ts'
import type { BusinessRow } from '../businesses.table.ts'
import type { ReviewRow } from '../reviews/reviews.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** All businesses that somebody has ever had, the withdrawn ones too. */
export const findAllOwned = (db: Db, ownerId: number): Promise<BusinessRow[]> =>
  db.selectFrom('businesses').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute()

export const findPhotosOfOwner = (db: Db, ownerId: number) =>
  db
    .selectFrom('photos')
    .innerJoin('businesses', 'businesses.id', 'photos.business_id')
    .select(['photos.name', 'photos.position', 'businesses.slug'])
    .where('owner_id', '=', ownerId)
    .orderBy('businesses.id')
    .orderBy('photos.position')
    .execute()

export const findReviewsBy = (db: Db, userId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .selectAll('reviews')
    .select('businesses.name as business')
    .where('user_id', '=', userId)
    .orderBy('reviews.id')
    .execute()

export const findReviewRowsBy = (trx: Trx, userId: number): Promise<ReviewRow[]> =>
  trx.selectFrom('reviews').selectAll().where('user_id', '=', userId).execute()

export async function deleteReviewsBy(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('reviews').where('user_id', '=', userId).execute()
}

/** Which reviews somebody found helpful. */
export const findVotesBy = (db: Db, userId: number) =>
  db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .select(['review_votes.review_id', 'businesses.name as business'])
    .where('review_votes.user_id', '=', userId)
    .orderBy('review_votes.review_id')
    .execute()

export const findSavesOf = (db: Db, userId: number) =>
  db
    .selectFrom('saves')
    .innerJoin('businesses', 'businesses.id', 'saves.business_id')
    .select(['businesses.name as business', 'businesses.slug', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute()

/** Messages that were sent with an address. */
export const findMessagesFrom = (db: Db, email: string) =>
  db
    .selectFrom('business_messages')
    .innerJoin('businesses', 'businesses.id', 'business_messages.business_id')
    .selectAll('business_messages')
    .select('businesses.name as business')
    .where('business_messages.email', '=', email)
    .orderBy('business_messages.id')
    .execute()

/** Messages to somebody's businesses. The writers' addresses are not shown to owners. */
export const findMessagesTo = (db: Db, ownerId: number) =>
  db
    .selectFrom('business_messages as m')
    .innerJoin('businesses', 'businesses.id', 'm.business_id')
    .select(['m.kind', 'm.reference', 'm.name', 'm.message', 'm.status', 'm.created_at', 'm.answered_at'])
    .select('businesses.name as business')
    .where('owner_id', '=', ownerId)
    .orderBy('m.id')
    .execute()

export const findRepliesBy = (db: Db, userId: number) =>
  db
    .selectFrom('business_message_replies as r')
    .innerJoin('business_messages as m', 'm.id', 'r.message_id')
    .select(['m.reference', 'r.text', 'r.at'])
    .where('r.author_id', '=', userId)
    .orderBy('r.id')
    .execute()

export async function deleteMessagesFrom(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('business_messages').where('email', '=', email).execute()
}

export async function deleteMessagesTo(trx: Trx, ownerId: number): Promise<void> {
  await trx
    .deleteFrom('business_messages')
    .where('business_id', 'in', (eb) =>
      eb.selectFrom('businesses').select('id').where('owner_id', '=', ownerId),
    )
    .execute()
}

/** Offers of listings that somebody made, or that were made to their address. */
export const findHandoversOf = (db: Db, { id, email }: Person) =>
  db
    .selectFrom('business_handovers as h')
    .innerJoin('businesses', 'businesses.id', 'h.business_id')
    .select(['businesses.name as business', 'h.email', 'h.created_at', 'h.accepted_at'])
    .where((eb) => eb.or([eb('h.owner_id', '=', id), eb('h.email', '=', email)]))
    .orderBy('h.created_at')
    .execute()

export async function deleteHandoversTo(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('business_handovers').where('email', '=', email).execute()
}

/** Deletes what a listing was like when it was last rejected. */
export async function deleteRejectedVersion(trx: Trx, businessId: number): Promise<void> {
  await trx.deleteFrom('rejected_versions').where('business_id', '=', businessId).execute()
}
