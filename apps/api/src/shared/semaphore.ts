import pLimit from 'p-limit'
import { Problem } from './problem.ts'

interface SemaphoreOptions {
  /** Maximum concurrent work. */
  readonly atOnce: number
  /** Maximum waiting work; more is refused. */
  readonly queue: number
  /** The message of a refusal, and after how many seconds to retry. */
  readonly busy: string
  readonly retryAfter: number
}

/** Limits costly work, so that a burst neither uses every core nor waits longer than anybody would. */
export function createSemaphore({ atOnce, queue, busy, retryAfter }: SemaphoreOptions) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + queue)
      throw new Problem('unavailable', busy, { retryAfter })
    return limit(work)
  }
}
