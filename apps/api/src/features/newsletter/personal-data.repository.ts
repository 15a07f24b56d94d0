import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

export const findSubscriptionOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('subscribers')
    .select(['email', 'country', 'asked_at', 'confirmed_at'])
    .where('email', '=', email)
    .execute()

export async function deleteSubscriptionOf(trx: Transaction<Database>, email: string): Promise<void> {
  await trx.deleteFrom('subscribers').where('email', '=', email).execute()
}
