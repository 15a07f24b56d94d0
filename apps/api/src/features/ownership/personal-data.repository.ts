import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** All businesses that somebody has ever had, including withdrawn ones. */
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

/** Deletes the stored copy of a listing's last rejected version. */
export async function deleteRejectedVersion(trx: Trx, businessId: number): Promise<void> {
  await trx.deleteFrom('rejected_versions').where('business_id', '=', businessId).execute()
}
