interface Batches {
  /** Finds the next rows after an id, by id; a read, so that idle work never takes the write lock. */
  readonly find: (after: number) => Promise<readonly number[]>
  /** Works on them, in a transaction of its own; returns how much it did. */
  readonly work: (ids: readonly number[]) => Promise<number>
  /** Ends the work between two batches. */
  readonly signal: AbortSignal | undefined
}

/** Works through rows a batch at a time, each once, whatever becomes of them meanwhile; returns how much was done. */
export async function runInBatches({ find, work, signal }: Batches): Promise<number> {
  let done = 0
  for (let after = 0; ;) {
    if (signal?.aborted) return done
    const ids = await find(after)
    const last = ids.at(-1)
    if (last === undefined) return done
    done += await work(ids)
    after = last
  }
}
