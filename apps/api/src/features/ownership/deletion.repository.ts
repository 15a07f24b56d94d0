import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

/** Somebody's deleted businesses that can be restored, the next to expire first. */
export const findDeleted = (db: Kysely<Database>, ownerId: number, now: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'restorable_until'])
    .where('owner_id', '=', ownerId)
    .where('restorable_until', '>', now)
    .orderBy('restorable_until')
    .execute()

/** The ids of businesses that can no longer be restored. */
export async function findExpired(db: Kysely<Database>, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('restorable_until', '<=', now)
    .orderBy('restorable_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a business with all its data; the sweep removes its photos' files. */
export async function deletePermanently(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('business_messages').where('business_id', '=', id).execute()
  await trx.deleteFrom('businesses').where('id', '=', id).execute()
}
