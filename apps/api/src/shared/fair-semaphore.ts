import { Problem } from './problem.ts'

interface FairSemaphoreOptions {
  /** Maximum concurrent work. */
  readonly atOnce: number
  /** Maximum waiting work of one key; more is refused. */
  readonly queue: number
  /** The message of a refusal, and after how many seconds to retry. */
  readonly busy: string
  readonly retryAfter: number
}

/**
 * Limits costly work like `createSemaphore`, but keys take turns: however much work waits under one key, that of another is
 * next but one at the latest. `p-limit` has only one queue.
 */
export function createFairSemaphore({ atOnce, queue, busy, retryAfter }: FairSemaphoreOptions) {
  /** Waiting work by key, the next key first. */
  const waiting = new Map<string, (() => void)[]>()
  let active = 0

  const wait = (key: string): Promise<void> => {
    const queued = waiting.get(key) ?? []
    if (queued.length >= queue) throw new Problem('unavailable', busy, { retryAfter })
    waiting.set(key, queued)
    return new Promise((resolve) => queued.push(resolve))
  }

  /** Passes a slot to the next, or frees it. */
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
