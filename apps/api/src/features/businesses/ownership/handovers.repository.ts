import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessHandoversTable, HandoverRow } from './handovers.table.ts'

type Trx = Transaction<Database>

export const findHandoverOf = (db: Kysely<Database>, businessId: number): Promise<HandoverRow | undefined> =>
  db.selectFrom('business_handovers').selectAll().where('business_id', '=', businessId).executeTakeFirst()

/** The offer of a token that was made after a moment. */
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

/** Stores an offer in place of the one before. */
export async function putHandover(trx: Trx, row: Insertable<BusinessHandoversTable>): Promise<void> {
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

export async function deleteHandoversBefore(db: Kysely<Database>, until: number): Promise<void> {
  await db.deleteFrom('business_handovers').where('created_at', '<=', until).execute()
}
