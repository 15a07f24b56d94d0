import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { RETENTION } from '#shared/retention.ts'
import { deleteRejected, deleteUndecided, anonymizeSenders } from './submission-purge.repository.ts'

/**
 * Deletes submissions that were rejected, taken down or never decided, after a year; removes the sender of published
 * ones a year after their end.
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
