import { statSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'

/** Identifies the file at a path by device and number; null for a missing file. */
function getFileIdentity(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found ? `${found.dev}:${found.ino}` : null
}

/**
 * Returns a check that throws once an open database is no longer the file at its path, or its write-ahead log was removed:
 * SQLite would keep writing to a file that nobody can open again. `file` must be open when this is called.
 */
export function createMovedFileCheck(file: string): () => void {
  const openedFile = getFileIdentity(file)
  // An in-memory database.
  if (openedFile === null) return () => undefined
  const log = `${file}-wal`
  let knownLog: string | null = null
  return () => {
    const currentLog = getFileIdentity(log)
    if (getFileIdentity(file) !== openedFile || (knownLog !== null && currentLog !== knownLog))
      throw new SqliteDatabase.SqliteError(
        `${file} was deleted, moved or replaced while it was open. Bring it back, or stop the portal and restore a backup`,
        'SQLITE_READONLY_DBMOVED',
      )
    knownLog = currentLog
  }
}
