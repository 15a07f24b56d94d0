import { setTimeout as sleep } from 'node:timers/promises'
import type { DeleteResult, Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** Rows that one transaction removes: few enough that nobody waits for it. */
const AT_ONCE = 500
/** Milliseconds between two transactions, in which others write. */
const PAUSE = 20

/**
 * Removes rows a bounded number at a time until none is left, or the signal ends it between two batches; `remove` answers
 * how many of at most `limit` there were. Each batch is a transaction: what somebody begins to use while it is chosen stays.
 */
export async function purgeInBatches(
  db: Kysely<Database>,
  remove: (trx: Transaction<Database>, limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const removed = await db.transaction().execute((trx) => remove(trx, AT_ONCE))
    if (removed < AT_ONCE) return
    await sleep(PAUSE)
  }
}

/** Deletes; returns how many rows there were. */
export async function countDeleted(deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>
}): Promise<number> {
  const { numDeletedRows } = await deletion.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
