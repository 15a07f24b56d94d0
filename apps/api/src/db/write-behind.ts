import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'

/** Milliseconds in which values are collected for one write. */
const GATHERED_FOR = 1000
/** Maximum pending keys; beyond it the oldest is dropped. */
const MAX_WAITING = 10_000
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
  note(key: string, value: Value): void
  /** Returns the pending value of a key. */
  noted(key: string): Value | undefined
  /** Writes all pending values, so that a shutdown loses nothing. */
  flush(): Promise<void>
}

/**
 * A write-behind buffer for side effects of reads, such as the time of last use or a counter: a read doesn't wait for the
 * write lock. A failed batch is retried with the next one; a crash loses a second.
 */
export function createWriteBehind<Value>(options: WriteBehindOptions<Value>): WriteBehind<Value> {
  // Maps rather than LRU caches: batches are taken in the order of first insertion.
  let waiting = new Map<string, Value>()
  let underWay = new Map<string, Value>()
  let timer: NodeJS.Timeout | undefined
  const oneAtATime = pLimit(1)

  const add = (key: string, value: Value) => {
    const earlier = waiting.get(key)
    waiting.set(key, earlier === undefined ? value : options.merge(earlier, value))
    if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value ?? '')
  }
  const schedule = () => {
    timer ??= setTimeout(() => void flush(), GATHERED_FOR).unref()
  }
  const writeAll = async () => {
    underWay = waiting
    waiting = new Map()
    try {
      while (underWay.size > 0) {
        const batch = [...underWay].slice(0, BATCH_SIZE)
        await options.write(batch)
        for (const [key] of batch) underWay.delete(key)
      }
    } catch (err) {
      options.log.warn({ err }, `${options.what} not written yet`)
      const later = waiting
      waiting = underWay
      underWay = new Map()
      for (const [key, value] of later) add(key, value)
      schedule()
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    return oneAtATime(writeAll)
  }
  return {
    note(key, value) {
      add(key, value)
      schedule()
    },
    noted(key) {
      const [earlier, later] = [underWay.get(key), waiting.get(key)]
      return earlier === undefined || later === undefined ? (later ?? earlier) : options.merge(earlier, later)
    },
    flush,
  }
}
