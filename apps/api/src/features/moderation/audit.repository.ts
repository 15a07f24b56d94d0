import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { AuditTable } from './audit.table.ts'

/** Keeps who did what, when and why; written in the transaction of what was done. */
export async function insertAudit(
  trx: Transaction<Database>,
  entry: Omit<Insertable<AuditTable>, 'id'>,
): Promise<void> {
  await trx.insertInto('audit').values(entry).execute()
}
