import type { Store, Versions } from '#db/engine/store.ts'
import { raiseVersionsPast } from '#db/version.ts'

/** A database of one test, on the engine of this test run. */
export interface TestStore extends Store {
  /** Opens the database again, as another process does. */
  openBeside(options?: TestStoreOptions): Promise<Store>
  /** Runs statements outside of the portal, as the database's operator can: in SQL that both engines know. */
  run(statements: string): Promise<void>
  /** Resets it for the next test, with a later version; false if that is not possible. */
  reset(): Promise<boolean>
}

export interface TestStoreOptions {
  /** Milliseconds that a write waits while another one has the lock. */
  readonly lockTimeoutMs?: number
}

/** Statements that change more than rows: resetting the rows does not restore the database. */
export const DEFINITION = /\b(?:alter|create|drop)\b/i

/** More than any test raises a version by. */
const STEP = 1_000_000
let resets = 0

/**
 * Makes a database look like another one after each reset, as after a point-in-time restore, so that apps use nothing that
 * they cached.
 */
export function createTimelines({ versions: read, write }: Pick<Store, 'versions' | 'write'>) {
  let timelines = 0
  const inTimeline = (versions: Versions): Versions => ({
    ...versions,
    timeline: versions.timeline + timelines,
  })
  return {
    versions: async () => inTimeline(await read()),
    async begin(): Promise<void> {
      timelines += 1
      resets += 1
      await write.transaction().execute((trx) => raiseVersionsPast(trx, resets * STEP))
    },
  }
}
