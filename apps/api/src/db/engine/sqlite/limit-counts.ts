import { FixedWindowLimit } from '@portal/server/limits'
import { LRUCache } from 'lru-cache'
import {
  CLOCK_TOLERANCE,
  isCountedBetween,
  getThrottleDelayMs,
  type Attempt,
  type LimitCounter,
  type LimitCounts,
  type ThrottleLimit,
  type WindowLimit,
} from '../limit-counts.ts'

/** Bounds memory: the least recently counted key of a limit is evicted. */
const MAX_KEYS = 20_000

/** Counts in the memory of one process: a restart resets them. */
export const createMemoryLimitCounts = (): LimitCounts => ({
  countInWindows,
  throttle: (limit) => new Throttle(limit),
  purge: () => Promise.resolve(),
})

function countInWindows({ max, window }: WindowLimit): LimitCounter {
  const limit = new FixedWindowLimit({ max, windowMs: window, clockToleranceMs: CLOCK_TOLERANCE })
  return {
    async consume(key, now) {
      const attempt = limit.consume(key, now)
      if (!attempt.isAllowed) return { isAllowed: false, wait: attempt.waitMs }
      return { isAllowed: true, release: async () => attempt.release() }
    },
  }
}

class Throttle implements LimitCounter {
  readonly #limit: ThrottleLimit
  readonly #attempts = new LRUCache<string, readonly number[]>({
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  })

  constructor(limit: ThrottleLimit) {
    this.#limit = limit
  }

  async consume(key: string, now: number): Promise<Attempt> {
    const { after, until } = isCountedBetween(now, this.#limit.within)
    const counted = (this.#attempts.get(key) ?? []).filter((at) => at > after && at <= until)
    const wait = getThrottleDelayMs(counted, this.#limit, now)
    if (wait > 0) return { isAllowed: false, wait }
    this.#attempts.set(
      key,
      [...counted, now].toSorted((a, b) => a - b),
    )
    return {
      isAllowed: true,
      release: async () => {
        const attempts = this.#attempts.get(key) ?? []
        const index = attempts.indexOf(now)
        if (index !== -1) this.#attempts.set(key, attempts.toSpliced(index, 1))
      },
    }
  }
}
