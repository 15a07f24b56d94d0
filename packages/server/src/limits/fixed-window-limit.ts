import { LRUCache } from 'lru-cache'

/** Bounds memory: the least recently counted key is evicted. */
const MAX_KEYS = 20_000

export interface FixedWindowOptions {
  /** Maximum attempts of a key in a window. */
  readonly max: number
  /** The length of a window, which begins with the first attempt of its key. */
  readonly windowMs: number
  /** How far the clock may be set back before a running window ends; 0 by default. */
  readonly clockToleranceMs?: number
  /** Maximum keys; 20,000 by default. */
  readonly maxKeys?: number
}

export type Attempt =
  | {
      readonly isAllowed: true
      /** Releases an attempt that does not count. */
      readonly release: () => void
    }
  | { readonly isAllowed: false; /** Until the window ends. */ readonly waitMs: number }

interface Window {
  count: number
  readonly startedAt: number
}

/** Limits attempts by key in windows of a fixed length, in the memory of this process. */
export class FixedWindowLimit {
  readonly #options: Required<FixedWindowOptions>
  readonly #windows: LRUCache<string, Window>

  constructor(options: FixedWindowOptions) {
    this.#options = { clockToleranceMs: 0, maxKeys: MAX_KEYS, ...options }
    // By size: `max` would allocate memory for all keys at once, and there is a cache for each limit.
    this.#windows = new LRUCache({ maxSize: this.#options.maxKeys, sizeCalculation: () => 1 })
  }

  /** Counts an attempt at a time in milliseconds, unless the window is full. */
  consume(key: string, now: number): Attempt {
    const { max, windowMs } = this.#options
    const window = this.#findRunning(key, now) ?? { count: 0, startedAt: now }
    if (window.count >= max) return { isAllowed: false, waitMs: window.startedAt + windowMs - now }
    window.count += 1
    this.#windows.set(key, window)
    return {
      isAllowed: true,
      release() {
        window.count -= 1
      },
    }
  }

  /** Resets all counts, as a restart does. */
  clear(): void {
    this.#windows.clear()
  }

  /** Returns the window of a key, unless it has ended, nothing in it counts, or the clock was set back. */
  #findRunning(key: string, now: number): Window | undefined {
    const { windowMs, clockToleranceMs } = this.#options
    const window = this.#windows.get(key)
    const isRunning =
      window !== undefined &&
      window.count > 0 &&
      window.startedAt > now - windowMs &&
      window.startedAt <= now + clockToleranceMs
    return isRunning ? window : undefined
  }
}
