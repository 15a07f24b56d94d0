import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ProviderSignInsTable } from './provider-sign-ins.table.ts'

export async function insertProviderSignIn(db: Kysely<Database>, row: ProviderSignInsTable): Promise<void> {
  await db.insertInto('provider_sign_ins').values(row).execute()
}

/**
 * Deletes and returns a sign-in, so that it can be finished only once. Undefined if it is unknown, older or of another
 * browser.
 */
export const consumeProviderSignIn = (
  db: Kysely<Database>,
  { stateHash, browserHash, after }: { stateHash: Buffer; browserHash: Buffer; after: number },
): Promise<ProviderSignInsTable | undefined> =>
  db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('created_at', '>', after)
    .returningAll()
    .executeTakeFirst()

/** Deletes sign-ins that began up to an instant. */
export async function deleteOldProviderSignIns(db: Kysely<Database>, until: number): Promise<void> {
  await db.deleteFrom('provider_sign_ins').where('created_at', '<=', until).execute()
}
