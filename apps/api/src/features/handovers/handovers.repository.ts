import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessHandoversTable, HandoverRow } from './handovers.table.ts'

type Trx = Transaction<Database>

export const findHandoverOf = (db: Kysely<Database>, businessId: number): Promise<HandoverRow | undefined> =>
  db.selectFrom('business_handovers').selectAll().where('business_id', '=', businessId).executeTakeFirst()

/** Finds an offer by its token, unless it was made at or before an instant. */
export const findHandoverByHash = (
  db: Kysely<Database>,
  hash: Buffer,
  after: number,
): Promise<HandoverRow | undefined> =>
  db
    .selectFrom('business_handovers')
    .selectAll()
    .where('hash', '=', hash)
    .where('created_at', '>', after)
    .executeTakeFirst()

/** Stores an offer in place of an earlier one. */
export async function upsertHandover(trx: Trx, row: Insertable<BusinessHandoversTable>): Promise<void> {
  await deleteHandover(trx, row.business_id)
  await trx.insertInto('business_handovers').values(row).execute()
}

export async function markAccepted(trx: Trx, businessId: number, at: number): Promise<void> {
  await trx
    .updateTable('business_handovers')
    .set({ accepted_at: at })
    .where('business_id', '=', businessId)
    .execute()
}

export async function deleteHandover(trx: Trx, businessId: number): Promise<void> {
  await trx.deleteFrom('business_handovers').where('business_id', '=', businessId).execute()
}

/**
 * Deletes the offers that an owner has made since an instant and nobody has accepted; returns the names of the
 * businesses.
 */
export async function deleteHandoversSince(
  trx: Trx,
  { ownerId, since }: { readonly ownerId: number; readonly since: number },
): Promise<string[]> {
  const offers = await trx
    .selectFrom('business_handovers')
    .innerJoin('businesses', 'businesses.id', 'business_handovers.business_id')
    .select(['business_handovers.business_id as id', 'businesses.name'])
    .where('business_handovers.owner_id', '=', ownerId)
    .where('business_handovers.created_at', '>=', since)
    .where('business_handovers.accepted_at', 'is', null)
    .orderBy('businesses.name')
    .execute()
  const ids = offers.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('business_handovers').where('business_id', 'in', ids).execute()
  return offers.map(({ name }) => name)
}

export async function deleteHandoversBefore(db: Kysely<Database>, until: number): Promise<void> {
  await db.deleteFrom('business_handovers').where('created_at', '<=', until).execute()
}
