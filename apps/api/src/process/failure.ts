import { ConfigError } from '../config/config-error.ts'
import { readDataDir } from '../config/config.ts'
import { SchemaError, type SchemaDifference } from '../db/migrations/schema-error.ts'

/** What an operator can mend, by the beginning of the database's error code. */
const OF_THE_DATABASE: Readonly<Record<string, string>> = {
  SQLITE_CORRUPT: 'is damaged. Put a backup in its place',
  SQLITE_NOTADB: 'is no SQLite database. Put a backup in its place, or another folder in DATA_DIR',
  SQLITE_CANTOPEN: 'can’t be opened. See who may read and write there',
  SQLITE_READONLY: 'can’t be written. See who may write there',
  SQLITE_FULL: 'can’t grow: there is no space left',
  SQLITE_IOERR: 'can’t be read or written: the disk refuses',
  SQLITE_BUSY: 'is held by another process for too long',
}

/** What to do about a database of another version. */
const OF_THE_SCHEMA: Readonly<Record<SchemaDifference, (folder: string, migrations: string) => string>> = {
  absent: (folder) =>
    `There is no database in ${folder}. See DATA_DIR, or make one: start the portal, or run \`migrate\``,
  older: (folder, migrations) =>
    `The database in ${folder} is older than this version (it lacks ${migrations}). Make a copy, then run \`migrate\` or start the portal of this version`,
  newer: (folder, migrations) =>
    `The database in ${folder} is newer than this version (it has ${migrations}). Use the version of the portal that it belongs to`,
}

/** The one line that says why a process can't go on; null for what nobody foresaw, which keeps its stack. */
export function failureOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConfigError) return cause.message
    if (cause instanceof SchemaError)
      return OF_THE_SCHEMA[cause.difference](readDataDir(process.env), cause.migrations.join(', '))
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === 'EADDRINUSE') return `Port ${portOf(cause)} is taken. Stop what uses it, or set API_PORT`
    if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine'
    if (code === 'EACCES' && 'syscall' in cause && cause.syscall === 'listen')
      return `Port ${portOf(cause)} is not allowed to this user. Set API_PORT to one above 1023`
    const known = Object.keys(OF_THE_DATABASE).find((prefix) => code.startsWith(prefix))
    if (known) return `The database in ${readDataDir(process.env)} ${OF_THE_DATABASE[known] ?? ''}`
  }
  return null
}

const portOf = (error: Error): string => ('port' in error ? String(error.port) : '')

/** Ends the process with one line; what nobody foresaw ends it with its stack. */
export function exitWith(error: unknown): never {
  const line = failureOf(error)
  if (line === null) throw error
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** The work's value; a failure ends the process as `exitWith` does. */
export function orExit<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    exitWith(error)
  }
}
