import { rmSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'

/** A lock that this process holds. */
export interface HeldLock {
  /** Removes its file and lets go of it. */
  remove(): void
}

/**
 * Takes a lock that the system lets go of when the process ends, however it ends: an empty SQLite database, made where it
 * is missing. Null while another process holds it.
 */
export function acquireLock(file: string): HeldLock | null {
  const sqlite = new SqliteDatabase(file, { timeout: 0 })
  try {
    // Nothing is written, so that there is nothing to roll back: no file appears beside it.
    sqlite.pragma('journal_mode = memory')
    sqlite.exec('begin exclusive')
  } catch (error) {
    sqlite.close()
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  return {
    remove() {
      // Windows removes no file that is open.
      if (process.platform === 'win32') sqlite.close()
      // Whoever took the lock of a file that is still to be removed would lose it.
      rmSync(file, { force: true })
      sqlite.close()
    },
  }
}
