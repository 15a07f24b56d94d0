/** What an operator can do about SQLite's file, by the beginning of an error's code. */
const OF_SQLITE: Readonly<Record<string, string>> = {
  SQLITE_CORRUPT: 'is damaged. Put a backup in its place',
  SQLITE_NOTADB: 'is not a SQLite database. Put a backup in its place, or another folder in DATA_DIR',
  SQLITE_CANTOPEN: 'can’t be opened. See who may read and write there',
  SQLITE_READONLY: 'can’t be written. See who may write there',
  SQLITE_FULL: 'can’t grow: there is no space left',
  SQLITE_IOERR: 'can’t be read or written: the disk refuses',
  SQLITE_BUSY: 'is locked by another process',
}

/** The same of a PostgreSQL server, by the beginning of its code. */
const OF_POSTGRES: Readonly<Record<string, string>> = {
  '28': 'can’t be used: its server refuses the user or the password of DATABASE_URL',
  '3D000': 'is not there. Create it, or name another in DATABASE_URL',
  '42501': 'can’t be used: the user of DATABASE_URL lacks a right',
  '53100': 'can’t grow: its server has no space left',
  '53300': 'can’t be reached: its server has no connection left. See max_connections',
  '57P03': 'can’t be reached: its server is starting or stopping',
}

/** What an error of the database means to an operator, as the end of a sentence about it; null for any other error. */
export function databaseFailure(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : ''
  // As our own error of PostgreSQL's pools is named; its cause has the code of the system.
  if (error.name === 'ConnectionError')
    return 'can’t be reached. See DATABASE_URL, and whether its server runs'
  const failures = 'severity' in error ? OF_POSTGRES : OF_SQLITE
  const prefix = Object.keys(failures).find((one) => code.startsWith(one))
  return prefix === undefined ? null : (failures[prefix] ?? null)
}
