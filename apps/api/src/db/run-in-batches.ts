interface Batches {
  /** Finds the ids of the next rows after an id, in order; a read, so that idle work never takes the write lock. */
  readonly find: (after: number) => Promise<readonly number[]>
  /** Processes them in its own transaction; returns how many it changed. */
  readonly work: (ids: readonly number[]) => Promise<number>
  /** Ends the work between two batches. */
  readonly signal: AbortSignal | undefined
}

/** Processes rows in batches, each once, even if they change meanwhile; returns how many were changed. */
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
