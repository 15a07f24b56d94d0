import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'

const sentIn = (db: Kysely<Database>, status: 'pending' | 'approved' | 'rejected', most: number) =>
  db
    .selectFrom('content')
    .select('id')
    .where('submitter_email', 'is not', null)
    .where('status', '=', status)
    .limit(most)

/** Deletes some submissions that were sent by then and never decided; answers how many. */
export const deleteUndecided = (db: Kysely<Database>, at: number, most: number): Promise<number> =>
  countDeleted(
    db.deleteFrom('content').where('id', 'in', sentIn(db, 'pending', most).where('submitted_at', '<=', at)),
  )

/** Deletes some submissions that were rejected or taken down by then; answers how many. */
export const deleteRejected = (db: Kysely<Database>, at: number, most: number): Promise<number> =>
  countDeleted(
    db.deleteFrom('content').where('id', 'in', sentIn(db, 'rejected', most).where('rejected_at', '<=', at)),
  )

/** Forgets who sent in some of what was over by then, and keeps the notice; answers how many. */
export async function forgetSenders(db: Kysely<Database>, at: number, most: number): Promise<number> {
  const ids = sentIn(db, 'approved', most).where(
    sql<number>`coalesce(ends_at, starts_at, published_at)`,
    '<=',
    at,
  )
  const { numUpdatedRows } = await db
    .updateTable('content')
    .set({ submitter_name: null, submitter_email: null })
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
