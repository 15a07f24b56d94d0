import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

/** Finds the id of the account with this address, if the address is unconfirmed. */
export async function findUnconfirmedAccount(db: Kysely<Database>, address: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertAccountToken(
  trx: Transaction<Database>,
  token: Insertable<Database['account_tokens']>,
): Promise<void> {
  await trx.insertInto('account_tokens').values(token).execute()
}
