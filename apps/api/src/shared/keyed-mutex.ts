import { Mutex } from 'async-mutex'

/** Runs pieces of work under one key one after the other, and those under different keys side by side. */
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
      // Locked again at once where somebody waits.
      if (!mutex.isLocked()) this.#mutexes.delete(key)
    }
  }
}
