import { setTimeout as sleep } from 'node:timers/promises'
import type { DeleteResult } from 'kysely'

/** Rows that one statement removes: few enough that nobody waits for it. */
const AT_ONCE = 500
/** Milliseconds between two statements, in which others write. */
const PAUSE = 20

/**
 * Removes rows a bounded number at a time until none is left, or the signal ends it between two batches; `remove` answers
 * how many of at most `most` there were.
 */
export async function purgeInBatches(
  remove: (most: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted || (await remove(AT_ONCE)) < AT_ONCE) return
    await sleep(PAUSE)
  }
}

/** Deletes; answers how many rows there were. */
export async function countDeleted(deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>
}): Promise<number> {
  const { numDeletedRows } = await deletion.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
