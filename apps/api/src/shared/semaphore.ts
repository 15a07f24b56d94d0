import pLimit from 'p-limit'
import { Problem } from './problem.ts'

interface SemaphoreOptions {
  /** How many pieces of work run at a time. */
  readonly atOnce: number
  /** How many may wait; one more is refused. */
  readonly queue: number
  /** What the one too many is told, and after how many seconds another try makes sense. */
  readonly busy: string
  readonly retryAfter: number
}

/** Bounds costly work, so that a burst takes neither every core nor longer than anyone would wait. */
export function createSemaphore({ atOnce, queue, busy, retryAfter }: SemaphoreOptions) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + queue)
      throw new Problem('unavailable', busy, { retryAfter })
    return limit(work)
  }
}
