import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { PendingSignInsTable } from './second-step.table.ts'

export async function insertPendingSignIn(db: Kysely<Database>, row: PendingSignInsTable): Promise<void> {
  await db.insertInto('pending_sign_ins').values(row).execute()
}

/** A sign-in that began after an instant. */
export const findPendingSignIn = (
  db: Kysely<Database>,
  hash: Buffer,
  after: number,
): Promise<PendingSignInsTable | undefined> =>
  db
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('hash', '=', hash)
    .where('created_at', '>', after)
    .executeTakeFirst()

export async function setWrongCodes(trx: Transaction<Database>, hash: Buffer, count: number): Promise<void> {
  await trx.updateTable('pending_sign_ins').set({ wrong_codes: count }).where('hash', '=', hash).execute()
}

export async function deletePendingSignIn(trx: Transaction<Database>, hash: Buffer): Promise<void> {
  await trx.deleteFrom('pending_sign_ins').where('hash', '=', hash).execute()
}

/** Deletes sign-ins that began up to an instant. */
export async function deleteOldPendingSignIns(db: Kysely<Database>, until: number): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('created_at', '<=', until).execute()
}
