import { setTimeout as sleep } from 'node:timers/promises'
import type { DeleteResult, Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** Rows per transaction: few enough that nobody waits for it. */
const BATCH_SIZE = 500
/** Milliseconds between two transactions, in which others write. */
const PAUSE_MS = 20

/**
 * Removes rows in batches until none is left, or the signal ends it between two batches; `remove` returns how many of at
 * most `limit` it removed. Each batch is a transaction that selects its rows again, so that rows in use by then stay.
 */
export async function purgeInBatches(
  db: Kysely<Database>,
  remove: (trx: Transaction<Database>, limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const removed = await db.transaction().execute((trx) => remove(trx, BATCH_SIZE))
    if (removed < BATCH_SIZE) return
    await sleep(PAUSE_MS)
  }
}

/** Deletes rows; returns their number. */
export async function countDeleted(deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>
}): Promise<number> {
  const { numDeletedRows } = await deletion.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
