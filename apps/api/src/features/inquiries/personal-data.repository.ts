import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

export const findInquiriesOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('inquiries')
    .select(['kind', 'reference', 'topic', 'name', 'email', 'page', 'message', 'status', 'created_at'])
    .select('handled_at')
    .where('email', '=', email)
    .orderBy('id')
    .execute()

export async function deleteInquiriesOf(trx: Transaction<Database>, email: string): Promise<void> {
  await trx.deleteFrom('inquiries').where('email', '=', email).execute()
}
