import { ConfigError } from '../config/config-error.ts'
import { readDataDir } from '../config/config.ts'
import { SchemaError, type SchemaDifference } from '../db/schema-error.ts'

/** What an operator can do, by the prefix of SQLite's error code. */
const DATABASE_FAILURES: Readonly<Record<string, string>> = {
  SQLITE_CORRUPT: 'is damaged. Put a backup in its place',
  SQLITE_NOTADB: 'is not a SQLite database. Put a backup in its place, or another folder in DATA_DIR',
  SQLITE_CANTOPEN: 'can’t be opened. See who may read and write there',
  SQLITE_READONLY: 'can’t be written. See who may write there',
  SQLITE_FULL: 'can’t grow: there is no space left',
  SQLITE_IOERR: 'can’t be read or written: the disk refuses',
  SQLITE_BUSY: 'is locked by another process',
}

/** What an operator can do about a database of another version. */
const SCHEMA_FAILURES: Readonly<Record<SchemaDifference, (folder: string, migrations: string) => string>> = {
  absent: (folder) =>
    `There is no database in ${folder}. See DATA_DIR, or make one: start the portal, or run \`migrate\``,
  older: (folder, migrations) =>
    `The database in ${folder} is older than this version (it lacks ${migrations}). Make a copy, then run \`migrate\` or start the portal of this version`,
  newer: (folder, migrations) =>
    `The database in ${folder} is newer than this version (it has ${migrations}). Use the version of the portal that it belongs to`,
}

/** Describes a known failure in one line; null for an unexpected error, which needs its stack. */
export function describeFailure(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConfigError) return cause.message
    if (cause instanceof SchemaError)
      return SCHEMA_FAILURES[cause.difference](readDataDir(process.env), cause.migrations.join(', '))
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === 'EADDRINUSE') return `Port ${getPort(cause)} is taken. Stop what uses it, or set API_PORT`
    if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine'
    if (code === 'EACCES' && 'syscall' in cause && cause.syscall === 'listen')
      return `Port ${getPort(cause)} is not allowed to this user. Set API_PORT to one above 1023`
    const known = Object.keys(DATABASE_FAILURES).find((prefix) => code.startsWith(prefix))
    if (known) return `The database in ${readDataDir(process.env)} ${DATABASE_FAILURES[known] ?? ''}`
  }
  return null
}

const getPort = (error: Error): string => ('port' in error ? String(error.port) : '')

/** Exits with one line for a known failure; throws any other error, so that it ends the process with its stack. */
export function exitWith(error: unknown): never {
  const line = describeFailure(error)
  if (line === null) throw error
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Runs work and answers its value; a failure ends the process as by `exitWith`. */
export function orExit<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    exitWith(error)
  }
}
