import { setTimeout as sleep } from 'node:timers/promises'

/** The most rows of a batch: they are stored in one transaction. */
const MAX_ROWS = 500
const FIRST_ROWS = 100
/** Milliseconds that a batch may hold the write lock; a longer one makes the next smaller. */
const MAX_LOCK_MS = 200
/** Milliseconds without the lock after each batch: other processes try for it every 5 to 25. */
const PAUSE_MS = 50

/** Gives other writers a moment to take the write lock. */
export const yieldWriteLock = (): Promise<void> => sleep(PAUSE_MS)

/** How many rows the next batch takes, adjusted by how long the last one held the write lock. */
export class BatchSize {
  #rows = FIRST_ROWS

  get rows(): number {
    return this.#rows
  }

  adjust(heldMs: number): void {
    const fitting = heldMs > MAX_LOCK_MS ? this.#rows / 2 : this.#rows * 2
    this.#rows = Math.max(1, Math.min(MAX_ROWS, Math.floor(fitting)))
  }
}

/** Groups rows into batches of the current size. */
export async function* batches<Row>(rows: AsyncIterable<Row>, size: BatchSize): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size.rows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
