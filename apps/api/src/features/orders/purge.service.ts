import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { BOOKS_RETENTION, RETENTION } from '#shared/retention.ts'
import { deleteProofsBefore } from './proofs/proofs.repository.ts'
import { deleteOrdersBefore } from './purge.repository.ts'

/** Deletes proofs of payment a year after they were sent, and orders seven years after their last activity. */
export async function purgeOrders(db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> {
  await purgeInBatches(db, (trx, limit) => deleteProofsBefore(trx, now - RETENTION, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteOrdersBefore(trx, now - BOOKS_RETENTION, limit), signal)
}
