import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'

/** Milliseconds: what is noted within it is written together. */
const GATHERED_FOR = 1000
/** Keys that may wait; beyond them the oldest is given up. */
const MAX_WAITING = 10_000
/** Keys that one call of `write` gets. */
const BATCH_SIZE = 500

interface WriteBehindOptions<Value> {
  /** Stores a batch, all or nothing. */
  write(batch: readonly (readonly [key: string, value: Value])[]): Promise<void>
  /** What two values noted under one key come to. */
  merge(earlier: Value, later: Value): Value
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** What the log calls that which could not be written. */
  readonly what: string
}

export interface WriteBehind<Value> {
  note(key: string, value: Value): void
  /** What is noted under a key and not written yet. */
  noted(key: string): Value | undefined
  /** Writes what waits, for an end of the process that loses nothing. */
  flush(): Promise<void>
}

/**
 * A write-behind buffer, for what a read leaves behind (the time of last use, a counter): the read is answered without
 * waiting for the write lock. What could not be written is tried again with the next batch; a crash loses a second.
 */
export function createWriteBehind<Value>(options: WriteBehindOptions<Value>): WriteBehind<Value> {
  // Maps rather than LRU caches: batches are taken in the order of the first note.
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
