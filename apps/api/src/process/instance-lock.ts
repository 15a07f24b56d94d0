import { join } from 'node:path'
import type { AppContext } from '#context.ts'
import { acquireLock } from '#db/engine/lock.ts'

/** The lock file of a server on SQLite in the data folder. */
const LOCK = 'server.lock'

/**
 * Warns if another server runs on the same data folder, since each would count guesses and mails separately. Any number of
 * servers may share a PostgreSQL database. Returns the function that releases the lock.
 */
export function acquireInstanceLock({ config, log }: Pick<AppContext, 'config' | 'log'>): () => void {
  if (config.databaseUrl !== null) return () => undefined
  try {
    const lock = acquireLock(join(config.dataDir, LOCK))
    if (!lock)
      log.warn(
        { dataDir: config.dataDir },
        'another server runs on this data folder: each counts guesses and mails apart. Stop one of them',
      )
    return () => lock?.remove()
  } catch (err) {
    log.warn({ err }, 'whether another server runs on this data folder can’t be told')
    return () => undefined
  }
}
