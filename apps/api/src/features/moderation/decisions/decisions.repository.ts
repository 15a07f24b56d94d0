import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type { DecisionsTable } from './decisions.table.ts'

type Trx = Transaction<Database>
export type DecisionRow = Selectable<DecisionsTable>

/** Returns the id of the new decision. */
export async function insertDecision(trx: Trx, row: Insertable<DecisionsTable>): Promise<number> {
  const { id } = await trx.insertInto('decisions').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** An administrator's own decision with the rest of its batch, newest first. */
export const findBatch = (trx: Trx, id: number, administratorId: number): Promise<DecisionRow[]> =>
  trx
    .selectFrom('decisions')
    .selectAll()
    .where((where) => where.or([where('id', '=', id), where('batch_id', '=', id)]))
    .where('administrator_id', '=', administratorId)
    .orderBy('id', 'desc')
    .execute()

export async function markUndone(trx: Trx, id: number, at: number): Promise<void> {
  await trx.updateTable('decisions').set({ undone_at: at }).where('id', '=', id).execute()
}

/** Deletes up to `limit` decisions that could be undone until `before` or earlier; returns how many. */
export async function deleteOldDecisions(
  db: Kysely<Database>,
  before: number,
  limit: number,
): Promise<number> {
  const old = db.selectFrom('decisions').select('id').where('undo_until', '<=', before).limit(limit)
  return countDeleted(db.deleteFrom('decisions').where('id', 'in', old))
}
