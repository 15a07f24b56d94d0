import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { AuditSubject, AuditTable } from './audit.table.ts'

/** Keeps who did what, when and why; written in the transaction of what was done. */
export async function insertAudit(
  trx: Transaction<Database>,
  entry: Omit<Insertable<AuditTable>, 'id'>,
): Promise<void> {
  await trx.insertInto('audit').values(entry).execute()
}

/** Whether content is off the site because it was taken down or withdrawn, and not because it was rejected. */
export async function wasTakenDown(
  trx: Transaction<Database>,
  { kind, id }: { readonly kind: AuditSubject; readonly id: number },
): Promise<boolean> {
  const last = await trx
    .selectFrom('audit')
    .select('action')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last?.action === 'taken down' || last?.action === 'withdrawn'
}
