import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { BOOKS_RETENTION, RETENTION } from '#shared/retention.ts'
import { deleteAcceptedBefore, deleteQuotesBefore } from './purge.repository.ts'

/** Deletes requests a year after their last activity; accepted ones after seven years. */
export async function purgeQuotes(db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> {
  await purgeInBatches(db, (trx, limit) => deleteQuotesBefore(trx, now - RETENTION, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteAcceptedBefore(trx, now - BOOKS_RETENTION, limit), signal)
}
