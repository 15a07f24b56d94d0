import { Problem } from './problem.ts'

interface FairSemaphoreOptions {
  /** How many pieces of work run at a time. */
  readonly atOnce: number
  /** How many of one key may wait; one more is refused. */
  readonly queue: number
  /** What the one too many is told, and after how many seconds another try makes sense. */
  readonly busy: string
  readonly retryAfter: number
}

/**
 * Bounds costly work as `createSemaphore` does, but keys take turns: however much one of them waits for, the work of another is
 * the next but one at the latest. Our own, since `p-limit` has one queue.
 */
export function createFairSemaphore({ atOnce, queue, busy, retryAfter }: FairSemaphoreOptions) {
  /** Those who wait, by key; the key whose turn it is first. */
  const waiting = new Map<string, (() => void)[]>()
  let active = 0

  const wait = (key: string): Promise<void> => {
    const queued = waiting.get(key) ?? []
    if (queued.length >= queue) throw new Problem('unavailable', busy, { retryAfter })
    waiting.set(key, queued)
    return new Promise((resolve) => queued.push(resolve))
  }

  /** Hands a slot on to the next, or frees it. */
  const release = () => {
    const [next] = waiting
    if (next === undefined) {
      active -= 1
      return
    }
    const [key, queued] = next
    const begin = queued.shift()
    waiting.delete(key)
    if (queued.length > 0) waiting.set(key, queued)
    begin?.()
  }

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    if (active < atOnce) active += 1
    else await wait(key)
    try {
      return await work()
    } finally {
      release()
    }
  }
}
