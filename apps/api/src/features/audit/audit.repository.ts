import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { AuditSubject, AuditTable } from './audit.table.ts'

export async function insertAudit(
  trx: Transaction<Database>,
  entry: Omit<Insertable<AuditTable>, 'id'>,
): Promise<void> {
  await trx.insertInto('audit').values(entry).execute()
}

/** Actions that publish or unpublish content. */
const PUBLICATIONS = ['approved', 'rejected', 'published', 'taken down', 'withdrawn', 'restored'] as const

/** Whether rejected content was published before: the last of these actions ended that. */
export async function wasTakenDown(
  trx: Transaction<Database>,
  { kind, id }: { readonly kind: AuditSubject; readonly id: number },
): Promise<boolean> {
  const last = await trx
    .selectFrom('audit')
    .select('action')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('action', 'in', PUBLICATIONS)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last?.action === 'taken down' || last?.action === 'withdrawn'
}

/** The last action on something, and the name of who did it; undefined if there was none. */
export const findLastAction = (
  db: Kysely<Database>,
  { kind, id }: { readonly kind: AuditSubject; readonly id: number },
) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.action', 'audit.at'])
    .select(sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('actor'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
