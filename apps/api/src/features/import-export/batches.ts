import { setTimeout as sleep } from 'node:timers/promises'

/** Limit of rows per batch, which is one transaction. */
const MAX_ROWS = 500
const FIRST_ROWS = 100
/** The longest time a batch may hold the write lock; a longer one halves the next batch. */
const MAX_LOCK_MS = 200
/** The pause after each batch: other processes try for the lock every 5 to 25 ms. */
const PAUSE_MS = 50

/** Pauses so that other writers can take the write lock. */
export const pauseForOtherWriters = (): Promise<void> => sleep(PAUSE_MS)

/** The number of rows of the next batch, adjusted by how long the last one held the write lock. */
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
export async function* groupIntoBatches<Row>(
  rows: AsyncIterable<Row>,
  size: BatchSize,
): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size.rows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
