import type { Store } from '#db/engine/store.ts'

/** A database of one test, on the engine that this run of the tests is for. */
export interface TestStore extends Store {
  /** Opens the database once more, as another process does. */
  openBeside(options?: TestStoreOptions): Promise<Store>
  /** Runs statements past the portal, as the operator of the database may: of the words that both engines know. */
  run(statements: string): Promise<void>
}

export interface TestStoreOptions {
  /** Milliseconds that a write waits while another has the lock. */
  readonly lockWait?: number
}
