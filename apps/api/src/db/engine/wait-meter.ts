/** The number and total duration of waits since the start. */
export interface Waits {
  /** The number of current waits. */
  readonly waiting: number
  readonly count: number
  /** Milliseconds of finished waits. */
  readonly ms: number
}

/** Measures waits for one thing, such as a connection of a pool. */
export class WaitMeter {
  readonly #waits = { waiting: 0, count: 0, ms: 0 }

  get waits(): Waits {
    return { ...this.#waits }
  }

  /** Begins a wait; returns the function that ends it. */
  begin(): () => void {
    const startedAt = performance.now()
    this.#waits.waiting += 1
    return () => {
      this.#waits.waiting -= 1
      this.#waits.count += 1
      this.#waits.ms += performance.now() - startedAt
    }
  }
}
