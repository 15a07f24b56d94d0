import { LRUCache } from 'lru-cache'
import {
  countedBetween,
  throttledFor,
  type Attempt,
  type LimitCounter,
  type LimitCounts,
  type ThrottleLimit,
  type WindowLimit,
} from '../limit-counts.ts'

/** Bounds memory: of a limit the least recently counted key is forgotten. */
const MAX_KEYS = 20_000

/** Counts in memory, for one process: a restart forgets them. */
export const createMemoryLimitCounts = (): LimitCounts => ({
  countInWindows: (limit) => new Windows(limit),
  throttle: (limit) => new Throttle(limit),
  purge: () => Promise.resolve(),
})

interface Window {
  count: number
  readonly startedAt: number
}

/** By size: `max` would allocate memory for all keys at once, and there is a cache for each limit. */
const newCache = <Value extends object>() =>
  new LRUCache<string, Value>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 })

class Windows implements LimitCounter {
  readonly #limit: WindowLimit
  readonly #windows = newCache<Window>()

  constructor(limit: WindowLimit) {
    this.#limit = limit
  }

  async take(key: string, now: number): Promise<Attempt> {
    const window = this.#running(key, now) ?? { count: 0, startedAt: now }
    if (window.count >= this.#limit.max)
      return { isTaken: false, wait: window.startedAt + this.#limit.window - now }
    window.count += 1
    this.#windows.set(key, window)
    return {
      isTaken: true,
      release: async () => {
        window.count -= 1
      },
    }
  }

  /** The window of a key, unless it has ended or nothing in it counts. */
  #running(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key)
    const { after, until } = countedBetween(now, this.#limit.window)
    return window && window.count > 0 && window.startedAt > after && window.startedAt <= until
      ? window
      : undefined
  }
}

class Throttle implements LimitCounter {
  readonly #limit: ThrottleLimit
  readonly #attempts = newCache<readonly number[]>()

  constructor(limit: ThrottleLimit) {
    this.#limit = limit
  }

  async take(key: string, now: number): Promise<Attempt> {
    const { after, until } = countedBetween(now, this.#limit.within)
    const counted = (this.#attempts.get(key) ?? []).filter((at) => at > after && at <= until)
    const wait = throttledFor(counted, this.#limit, now)
    if (wait > 0) return { isTaken: false, wait }
    this.#attempts.set(
      key,
      [...counted, now].toSorted((a, b) => a - b),
    )
    return {
      isTaken: true,
      release: async () => {
        const held = this.#attempts.get(key) ?? []
        const index = held.indexOf(now)
        if (index !== -1) this.#attempts.set(key, held.toSpliced(index, 1))
      },
    }
  }
}
