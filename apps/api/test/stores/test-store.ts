import type { Store, Versions } from '#db/engine/store.ts'
import { raiseVersionsPast } from '#db/version.ts'

/** A database of one test, on the engine that this run of the tests is for. */
export interface TestStore extends Store {
  /** Opens the database once more, as another process does. */
  openBeside(options?: TestStoreOptions): Promise<Store>
  /** Runs statements past the portal, as the operator of the database may: of the words that both engines know. */
  run(statements: string): Promise<void>
  /** Makes it as it was for the next test, but of a later version; false where it can't be. */
  reset(): Promise<boolean>
}

export interface TestStoreOptions {
  /** Milliseconds that a write waits while another has the lock. */
  readonly lockWait?: number
}

/** What changes more than rows: the database is not as it was when its rows are. */
export const DEFINITION = /\b(?:alter|create|drop)\b/i

/** More than any test raises a version by. */
const STEP = 1_000_000
let resets = 0

/**
 * Lets a database pass for another one at each reset, as after a restore of a point in time: nothing that an app holds is read of
 * it again.
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
