import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { AuditSubject, AuditTable } from './audit.table.ts'

export async function insertAudit(
  trx: Transaction<Database>,
  entry: Omit<Insertable<AuditTable>, 'id'>,
): Promise<void> {
  await trx.insertInto('audit').values(entry).execute()
}

/** Whether rejected content was published before: its last action was a take-down or a withdrawal. */
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
