import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { RETENTION } from '#shared/retention.ts'
import { deleteRejected, deleteUndecided, anonymizeSenders } from './submission-purge.repository.ts'

/**
 * Deletes events, tenders and jobs that people sent in and that were rejected, taken down or never decided, after a
 * year; of those that are published their sender is forgotten a year after their end.
 */
export async function purgeSubmissions(
  db: Kysely<Database>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const at = now - RETENTION
  await purgeInBatches(db, (trx, limit) => deleteUndecided(trx, at, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteRejected(trx, at, limit), signal)
  await purgeInBatches(db, (trx, limit) => anonymizeSenders(trx, at, limit), signal)
}
