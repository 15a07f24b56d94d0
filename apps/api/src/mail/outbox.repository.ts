import type { Insertable, Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { OutboxTable } from './outbox.table.ts'

export async function insertMail(db: Kysely<Database>, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
}
