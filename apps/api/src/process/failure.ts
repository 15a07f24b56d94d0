import { ConfigError } from '@portal/server/environment'
import { readDatabasePlace } from '../config/config.ts'
import { describeDatabaseUrl } from '../config/database-url.ts'
import { explainDatabaseFailure } from '../db/engine/failures.ts'
import { SchemaError, type SchemaDifference } from '../db/schema-error.ts'
import { formatNames } from '../shared/format-names.ts'
import { escapeLines } from '../shared/printable.ts'

/** Messages for an operator about a database of another version. */
type SchemaFailures = Readonly<Record<SchemaDifference, (place: string, names: readonly string[]) => string>>

const explainUnfinished = (place: string) =>
  `The database ${place} is being filled by \`move\` or \`restore\`, or that was cut off. Run the same command again`

const explainOutdated = (place: string, [last = '']: readonly string[]) =>
  `The database ${place} is too old for this version (its last migration is ${last}). Make a copy, then run \`migrate\` of the release before this one, and start this one after it`

const FILE_FAILURES: SchemaFailures = {
  absent: (place) =>
    `There is no database ${place}. See DATA_DIR, or make one: start the portal, or run \`migrate\``,
  foreign: (place, names) =>
    `The database ${place} is of another program: it has the tables ${formatNames(names)}. Name another folder in DATA_DIR`,
  outdated: explainOutdated,
  older: (place, names) =>
    `The database ${place} is older than this version (it lacks ${names.join(', ')}). Make a copy, then run \`migrate\` or start the portal of this version`,
  newer: (place, names) =>
    `The database ${place} is newer than this version (it has ${names.join(', ')}). Use the version of the portal that it belongs to`,
  unfinished: explainUnfinished,
}

const SERVER_FAILURES: SchemaFailures = {
  absent: (place) => `The database ${place} has no tables of the portal yet. Run \`migrate\``,
  foreign: (place, names) =>
    `The database ${place} is in use: it has the tables ${formatNames(names)}. Name an empty one in DATABASE_URL`,
  outdated: explainOutdated,
  older: (place, names) =>
    `The database ${place} is older than this version (it lacks ${names.join(', ')}). Make a backup, then run \`migrate\` of this version`,
  newer: (place, names) =>
    `The database ${place} is of another version (it has ${names.join(', ')}, but not all of this one). Use the version of the portal that it belongs to`,
  unfinished: explainUnfinished,
}

/** Describes a known failure in one line; null for an unexpected error, which needs its stack. */
export function describeFailure(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConfigError) return cause.message
    if (cause instanceof SchemaError) return describeSchema(cause)
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === 'EADDRINUSE') return `Port ${getPort(cause)} is taken. Stop what uses it, or set API_PORT`
    const failure = explainDatabaseFailure(cause)
    if (failure !== null) return `The database ${describePlace(readDatabasePlace(process.env))} ${failure}`
    // The name of the error of a photo store.
    if (cause.name === 'StoreError') return `Photos can’t be reached: ${cause.message}`
    if (code === 'EADDRNOTAVAIL' || isUnknownHost(cause)) return 'HOST is not an address of this machine'
    if (code === 'EACCES' && 'syscall' in cause && cause.syscall === 'listen')
      return `Port ${getPort(cause)} is not allowed to this user. Set API_PORT to one above 1023`
  }
  return null
}

function describeSchema({ difference, names }: SchemaError): string {
  const place = readDatabasePlace(process.env)
  const failures = place.databaseUrl === null ? FILE_FAILURES : SERVER_FAILURES
  return failures[difference](describePlace(place), names)
}

const describePlace = ({ dataDir, databaseUrl }: ReturnType<typeof readDatabasePlace>): string =>
  databaseUrl === null ? `in ${dataDir}` : describeDatabaseUrl(databaseUrl)

/** For the address to listen on; an unknown host of the database is handled before. */
const isUnknownHost = (error: Error): boolean => 'syscall' in error && error.syscall === 'getaddrinfo'

const getPort = (error: Error): string => ('port' in error ? String(error.port) : '')

/** Exits with one line for a known failure; rethrows any other error, which ends the process with its stack. */
export function exitWithError(error: unknown): never {
  const line = describeFailure(error)
  if (line === null) throw error
  process.stderr.write(`${escapeLines(line)}\n`)
  process.exit(1)
}

/** Runs work and returns its value; a failure ends the process by `exitWithError`. */
export function exitOnError<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    exitWithError(error)
  }
}
