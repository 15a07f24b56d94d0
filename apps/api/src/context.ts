import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Disk } from './storage/disk.ts'
import type { ClockGuard } from './jobs/clock-guard.ts'
import type { Store } from './db/engine/store.ts'
import type { FileStore } from './media/store/file-store.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Tracing } from '@portal/server/tracing'

/** The dependencies of every feature: nothing else reads the clock, randomness or the environment. */
export interface AppContext {
  readonly config: Config
  readonly store: Store
  /** The files of photos. */
  readonly media: FileStore
  /** The disk of the database, and of photos in a folder. */
  readonly disk: Disk
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Detects when the clock may be wrong. */
  readonly clock: ClockGuard
  readonly randomBytes: (size: number) => Buffer
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
}
