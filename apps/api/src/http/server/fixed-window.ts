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
  readonly #mostKeys: number
  readonly #windows = new Map<string, Window>()
  /** The key that was counted last stands at the end already. */
  #latest: string | undefined

  /** `length` in milliseconds. */
  constructor(length: number, mostKeys: number) {
    this.#length = length
    this.#mostKeys = mostKeys
  }

  /** Counts one more, and answers what is used up with it. */
  add(key: string, now: number): Usage {
    const window = this.#running(key, now) ?? { count: 0, startedAt: now }
    window.count += 1
    this.#keep(key, window)
    return this.#usageOf(window, now)
  }

  /** What is used up, without counting. */
  peek(key: string, now: number): Usage {
    const window = this.#running(key, now)
    return window ? this.#usageOf(window, now) : UNUSED
  }

  /** A clock that was set back ends the window too: it would otherwise last until the clock has caught up. */
  #running(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key)
    const age = window ? now - window.startedAt : -1
    return age >= 0 && age < this.#length ? window : undefined
  }

  #usageOf({ count, startedAt }: Window, now: number): Usage {
    return { count, seconds: Math.ceil((startedAt + this.#length - now) / 1000) }
  }

  #keep(key: string, window: Window): void {
    if (key === this.#latest && this.#windows.get(key) === window) return
    this.#windows.delete(key)
    this.#windows.set(key, window)
    this.#latest = key
    if (this.#windows.size <= this.#mostKeys) return
    const oldest = this.#windows.keys().next()
    if (!oldest.done) this.#windows.delete(oldest.value)
  }
}
