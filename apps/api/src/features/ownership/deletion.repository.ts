import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

/** Somebody's deleted businesses that can be taken back, the first to go first. */
export const findDeleted = (db: Kysely<Database>, ownerId: number, now: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'restorable_until'])
    .where('owner_id', '=', ownerId)
    .where('restorable_until', '>', now)
    .orderBy('restorable_until')
    .execute()

/** The ids of businesses that can no longer be taken back. */
export async function findGone(db: Kysely<Database>, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('restorable_until', '<=', now)
    .orderBy('restorable_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a business with all that belongs to it; its photos' files are left to the sweep. */
export async function deleteForGood(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('business_messages').where('business_id', '=', id).execute()
  await trx.deleteFrom('businesses').where('id', '=', id).execute()
}
