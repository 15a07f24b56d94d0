import { setTimeout as sleep } from 'node:timers/promises'

/** Rows that are stored together or not at all, at most. */
const MOST_ROWS = 500
const FIRST_ROWS = 100
/** Milliseconds that a batch may hold the write lock; a longer one makes the next smaller. */
const MOST_HELD = 200
/** Milliseconds without the lock after each batch: others try for it every 5 to 25. */
const PAUSE = 50

/** Lets others have the write lock. */
export const pauseForOthers = (): Promise<void> => sleep(PAUSE)

/** How many rows the next batch takes, by how long the last one held the write lock. */
export class BatchSize {
  #rows = FIRST_ROWS

  get rows(): number {
    return this.#rows
  }

  hear(heldMs: number): void {
    const fitting = heldMs > MOST_HELD ? this.#rows / 2 : this.#rows * 2
    this.#rows = Math.max(1, Math.min(MOST_ROWS, Math.floor(fitting)))
  }
}

/** Rows in batches, each as large as it may be when it begins. */
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
