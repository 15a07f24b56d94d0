import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'

/** Milliseconds in which values are collected for one write. */
const FLUSH_DELAY_MS = 1000
/** Maximum pending keys; beyond it the oldest is dropped. */
const MAX_PENDING = 10_000
/** Keys per call of `write`. */
const BATCH_SIZE = 500

interface WriteBehindOptions<Value> {
  /** Stores a batch, all or nothing. */
  write(batch: readonly (readonly [key: string, value: Value])[]): Promise<void>
  /** Combines two values of one key. */
  merge(earlier: Value, later: Value): Value
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** A name of the data, for the log. */
  readonly what: string
}

export interface WriteBehind<Value> {
  add(key: string, value: Value): void
  /** Returns the pending value of a key. */
  getPending(key: string): Value | undefined
  /** Writes all pending values, so that a shutdown loses nothing. */
  flush(): Promise<void>
}

/**
 * A write-behind buffer for side effects of reads, such as the time of last use or a counter: a read doesn't wait for the
 * write lock. A failed batch is retried with the next one; a crash loses a second.
 */
export function createWriteBehind<Value>(options: WriteBehindOptions<Value>): WriteBehind<Value> {
  // Maps rather than LRU caches: batches are taken in the order of first insertion.
  let pending = new Map<string, Value>()
  let writing = new Map<string, Value>()
  let timer: NodeJS.Timeout | undefined
  const runAlone = pLimit(1)

  const addPending = (key: string, value: Value) => {
    const earlier = pending.get(key)
    pending.set(key, earlier === undefined ? value : options.merge(earlier, value))
    if (pending.size > MAX_PENDING) pending.delete(pending.keys().next().value ?? '')
  }
  const schedule = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_DELAY_MS).unref()
  }
  const writeAll = async () => {
    writing = pending
    pending = new Map()
    try {
      while (writing.size > 0) {
        const batch = [...writing].slice(0, BATCH_SIZE)
        await options.write(batch)
        for (const [key] of batch) writing.delete(key)
      }
    } catch (err) {
      options.log.warn({ err }, `${options.what} not written yet`)
      const later = pending
      pending = writing
      writing = new Map()
      for (const [key, value] of later) addPending(key, value)
      schedule()
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    return runAlone(writeAll)
  }
  return {
    add(key, value) {
      addPending(key, value)
      schedule()
    },
    getPending(key) {
      const [earlier, later] = [writing.get(key), pending.get(key)]
      return earlier === undefined || later === undefined ? (later ?? earlier) : options.merge(earlier, later)
    },
    flush,
  }
}
