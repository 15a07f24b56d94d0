import { rmSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'

export interface FileLock {
  /** Deletes its file and releases it. */
  remove(): void
}

/**
 * Acquires a lock that the system releases when the process ends, for whatever reason: an empty SQLite database, created if
 * missing. Null while another process has it.
 */
export function acquireLock(file: string): FileLock | null {
  const sqlite = new SqliteDatabase(file, { timeout: 0 })
  try {
    // Nothing is written, so there is nothing to roll back: no journal file appears.
    sqlite.pragma('journal_mode = memory')
    sqlite.exec('begin exclusive')
  } catch (error) {
    sqlite.close()
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  return {
    remove() {
      // Windows can't delete an open file.
      if (process.platform === 'win32') sqlite.close()
      // Deleted before it is unlocked: another process could otherwise lock the file and then lose it.
      rmSync(file, { force: true })
      sqlite.close()
    },
  }
}
