import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

/** Instants before which a business was rejected, for accounts with a confirmed address and for all others. */
export interface RejectedBefore {
  readonly confirmed: number
  readonly unconfirmed: number
}

/** Businesses with stored photos that were rejected before these instants and not resubmitted, the oldest first. */
export const findRejectedWithPhotos = (
  db: Kysely<Database>,
  { confirmed, unconfirmed }: RejectedBefore,
  limit: number,
): Promise<Pick<BusinessRow, 'id' | 'images' | 'logo_url'>[]> =>
  db
    .selectFrom('businesses')
    .select(['id', 'images', 'logo_url'])
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
