import { Mutex } from 'async-mutex'

/** Runs work with the same key sequentially, and with different keys concurrently. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, Mutex>()

  async runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mutex = this.#mutexes.get(key) ?? new Mutex()
    this.#mutexes.set(key, mutex)
    const release = await mutex.acquire()
    try {
      return await work()
    } finally {
      release()
      // It is locked again at once if somebody waits.
      if (!mutex.isLocked()) this.#mutexes.delete(key)
    }
  }
}
