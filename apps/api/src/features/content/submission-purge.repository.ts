import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'

const selectSubmissions = (
  trx: Transaction<Database>,
  status: 'pending' | 'approved' | 'rejected',
  limit: number,
) =>
  trx
    .selectFrom('content')
    .select('id')
    .where('submitter_email', 'is not', null)
    .where('status', '=', status)
    .limit(limit)

/** Deletes at most `limit` submissions that were sent by then and never decided; returns how many. */
export const deleteUndecided = (trx: Transaction<Database>, at: number, limit: number): Promise<number> =>
  countDeleted(
    trx
      .deleteFrom('content')
      .where('id', 'in', selectSubmissions(trx, 'pending', limit).where('submitted_at', '<=', at)),
  )

/** Deletes at most `limit` submissions that were rejected or taken down by then; returns how many. */
export const deleteRejected = (trx: Transaction<Database>, at: number, limit: number): Promise<number> =>
  countDeleted(
    trx
      .deleteFrom('content')
      .where('id', 'in', selectSubmissions(trx, 'rejected', limit).where('rejected_at', '<=', at)),
  )

/** Removes the sender of at most `limit` published submissions that were over by then; returns how many. */
export async function anonymizeSenders(
  trx: Transaction<Database>,
  at: number,
  limit: number,
): Promise<number> {
  const ids = selectSubmissions(trx, 'approved', limit).where(
    sql<number>`coalesce(ends_at, starts_at, published_at)`,
    '<=',
    at,
  )
  const { numUpdatedRows } = await trx
    .updateTable('content')
    .set({ submitter_name: null, submitter_email: null })
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
