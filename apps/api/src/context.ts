import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Disk } from './storage/disk.ts'
import type { ClockGuard } from './jobs/clock-guard.ts'
import type { Store } from './db/engine/store.ts'
import type { FileStore } from './media/store/file-store.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Tracing } from '@portal/server/tracing'

/** What every feature is given: nothing reads the clock, chance or the environment by itself. */
export interface AppContext {
  readonly config: Config
  readonly store: Store
  /** The files of photos. */
  readonly media: FileStore
  /** Where the database is, and photos that are in a folder. */
  readonly disk: Disk
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether that may be wrong. */
  readonly clock: ClockGuard
  readonly randomBytes: (size: number) => Buffer
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
}
