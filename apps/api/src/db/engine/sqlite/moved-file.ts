import { statSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'

/** The file at a path, by device and number; null where there is none. */
function identify(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found ? `${found.dev}:${found.ino}` : null
}

/**
 * Returns a check that throws once an open database is no longer the file at its path, or its write-ahead log was taken
 * away: SQLite would go on to write to a file that nobody can open again. `file` is open when this is called.
 */
export function createMovedFileCheck(file: string): () => void {
  const opened = identify(file)
  // A database in memory.
  if (opened === null) return () => undefined
  const log = `${file}-wal`
  let knownLog: string | null = null
  return () => {
    const currentLog = identify(log)
    if (identify(file) !== opened || (knownLog !== null && currentLog !== knownLog))
      throw new SqliteDatabase.SqliteError(
        `${file} was deleted, moved or replaced while it was open. Bring it back, or stop the portal and restore a backup`,
        'SQLITE_READONLY_DBMOVED',
      )
    knownLog = currentLog
  }
}
