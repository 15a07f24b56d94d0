/** What an operator can do about SQLite's file, by error code prefix. */
const OF_SQLITE: Readonly<Record<string, string>> = {
  SQLITE_CORRUPT: 'is damaged. Put a backup in its place',
  SQLITE_NOTADB: 'is not a SQLite database. Put a backup in its place, or another folder in DATA_DIR',
  SQLITE_CANTOPEN: 'can’t be opened. See who may read and write there',
  SQLITE_READONLY: 'can’t be written. See who may write there',
  SQLITE_FULL: 'can’t grow: there is no space left',
  SQLITE_IOERR: 'can’t be read or written: the disk refuses, or is full',
  SQLITE_BUSY: 'is locked by another process',
}

function createEndedFailure(address: string): string {
  return `can’t be reached: its server ended the connection. See ${address}, and whether it runs`
}

/** The same for a PostgreSQL server; `address` names the source of its URL. */
const OF_POSTGRES: Readonly<Record<string, (address: string) => string>> = {
  '25006': (address) => `can’t be written: the server of ${address} only reads, as a standby does`,
  '28': (address) => `can’t be used: its server refuses the user or the password of ${address}`,
  '3D000': (address) => `is not there. Create it, or name another in ${address}`,
  '42501': (address) => `can’t be used: the user of ${address} lacks a right`,
  '53100': () => 'can’t grow: its server has no space left',
  '53300': () =>
    'can’t be reached: its server has no connection left. See max_connections, and the limits of the user and the database',
  '55P03': () => 'is being written by another process, such as a second `migrate`. Run the command again',
  '57P01': createEndedFailure,
  '57P02': createEndedFailure,
  '57P03': () => 'can’t be reached: its server is starting or stopping',
}

/** How messages of the PostgreSQL client and of Kysely about a lost connection begin. */
const LOST = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Postgres connection has been discarded',
]

/** Explains an error of the database to the operator, as the end of a sentence; null for any other error. */
export function explainDatabaseFailure(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : ''
  return explainServerFailure(error) ?? findByPrefix(OF_SQLITE, code) ?? null
}

/** The same for a PostgreSQL server alone; `address` is the setting or option with its URL. */
export function explainServerFailure(error: Error, address = 'DATABASE_URL'): string | null {
  // The name of our own error for an unsupported version or encoding.
  if (error.name === 'UnfitServerError') return error.message
  // The name of our own error of the connection pools.
  if (
    error.name === 'ConnectionError' ||
    isReset(error) ||
    LOST.some((text) => error.message.startsWith(text))
  )
    return `can’t be reached${getReason(error.cause)}. See ${address}, and whether its server runs`
  if (!('severity' in error && 'code' in error)) return null
  return findByPrefix(OF_POSTGRES, String(error.code))?.(address) ?? explainRefusal(error, address)
}

/** The server ended or refused a connection, as for an unknown setting. */
const explainRefusal = ({ severity, message }: Error & { severity: unknown }, address: string) =>
  severity === 'FATAL' ? `can’t be used: its server says “${message}”. See ${address}` : null

/** Only the database client's: stores of photos and mail servers have errors of their own. */
const isReset = (error: Error): boolean => 'code' in error && error.code === 'ECONNRESET'

/** Why the other end or its certificate was refused; empty if nothing listens there. */
const getReason = (cause: unknown): string =>
  cause instanceof Error && !('code' in cause && cause.code === 'ECONNREFUSED') ? ` (${cause.message})` : ''

/** Finds the value whose key is a prefix of the code. */
const findByPrefix = <Value>(values: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.entries(values).find(([prefix]) => code.startsWith(prefix))?.[1]
