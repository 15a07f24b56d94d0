import { LRUCache } from 'lru-cache'

/** What a key has used up of its window. */
export interface Usage {
  readonly count: number
  /** Whole seconds until the window ends; 0 when none is running. */
  readonly seconds: number
}

interface Window {
  count: number
  startedAt: number
}

const UNUSED: Usage = { count: 0, seconds: 0 }

/**
 * Counts by key within windows of a fixed length, each of which begins with the first count of its key. Bounded in
 * keys: the least recently counted is forgotten first.
 */
export class FixedWindow {
  readonly #length: number
  readonly #windows: LRUCache<string, Window>

  /** `length` in milliseconds. */
  constructor(length: number, mostKeys: number) {
    this.#length = length
    // By size: `max` would set aside memory for all keys at once, and there is a window for each limit.
    this.#windows = new LRUCache({ maxSize: mostKeys, sizeCalculation: () => 1 })
  }

  /** Counts one more, and answers what is used up with it. */
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

  /** What is used up, without counting. */
  peek(key: string, now: number): Usage {
    const window = this.#running(this.#windows.peek(key), now)
    return window ? this.#usageOf(window, now) : UNUSED
  }

  /** A clock that was set back ends the window too: it would otherwise last until the clock has caught up. */
  #running(window: Window | undefined, now: number): Window | undefined {
    const age = window ? now - window.startedAt : -1
    return age >= 0 && age < this.#length ? window : undefined
  }

  #usageOf({ count, startedAt }: Window, now: number): Usage {
    return { count, seconds: Math.ceil((startedAt + this.#length - now) / 1000) }
  }
}
