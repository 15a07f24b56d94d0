import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '../businesses.table.ts'

/** Until when a listing was rejected, of accounts whose address was confirmed and of all others. */
export interface LongAgo {
  readonly confirmed: number
  readonly unconfirmed: number
}

/** Listings with photos of ours that were rejected long ago and not sent in again, the oldest first. */
export const rejectedWithPhotos = (
  db: Kysely<Database>,
  { confirmed, unconfirmed }: LongAgo,
  limit: number,
): Promise<Pick<BusinessRow, 'id' | 'images'>[]> =>
  db
    .selectFrom('businesses')
    .select(['id', 'images'])
    .where('status', '=', 'rejected')
    .where('rejected_at', '<', Math.max(confirmed, unconfirmed))
    .where((eb) =>
      eb.or([
        eb('rejected_at', '<', confirmed),
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'businesses.owner_id')
            .where('email_confirmed_at', 'is', null)
            .where('rejected_at', '<', unconfirmed),
        ),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb.selectFrom('photos').select('photos.name').whereRef('photos.business_id', '=', 'businesses.id'),
      ),
    )
    .orderBy('rejected_at')
    .limit(limit)
    .execute()
