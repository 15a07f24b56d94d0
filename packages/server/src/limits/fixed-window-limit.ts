import { LRUCache } from 'lru-cache'

/** The usage of a key's window. */
export interface Usage {
  readonly count: number
  /** Whole seconds until the window ends. */
  readonly seconds: number
}

interface Window {
  count: number
  startedAt: number
}

/**
 * Counts by key in windows of a fixed length, each of which begins with the first count of its key. Bounded: the least
 * recently counted key is evicted.
 */
export class FixedWindowCounter {
  readonly #length: number
  readonly #windows: LRUCache<string, Window>

  /** `length` in milliseconds. */
  constructor(length: number, maxKeys: number) {
    this.#length = length
    // By size: `max` would allocate memory for all keys at once, and there is a window for each limit.
    this.#windows = new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1 })
  }

  /** Counts one more, and returns the usage. */
  add(key: string, now: number): Usage {
    const running = this.#running(this.#windows.get(key), now)
    if (running) {
      running.count += 1
      return this.#usageOf(running, now)
    }
    const window = { count: 1, startedAt: now }
    this.#windows.set(key, window)
    return this.#usageOf(window, now)
  }

  /** Forgets all counts. */
  clear(): void {
    this.#windows.clear()
  }

  /** The window, unless it has ended; also ends where the clock was set back. */
  #running(window: Window | undefined, now: number): Window | undefined {
    const age = window ? now - window.startedAt : -1
    return age >= 0 && age < this.#length ? window : undefined
  }

  #usageOf({ count, startedAt }: Window, now: number): Usage {
    return { count, seconds: Math.ceil((startedAt + this.#length - now) / 1000) }
  }
}
