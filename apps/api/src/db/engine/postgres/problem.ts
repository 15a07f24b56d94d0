import { DatabaseError } from 'pg'
import { createNoSpaceProblem, Problem, createUnreachableDataProblem } from '#shared/problem.ts'

/** The server can't be reached, or a connection was lost: the outcome of its running statement is unknown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'

  constructor(cause: unknown) {
    super('No connection to the database', { cause })
  }
}

const DISK_FULL = '53100'
const UNIQUE_VIOLATION = '23505'
const DEADLOCK = '40P01'
export const READ_ONLY = '25006'
export const NO_CONNECTION_LEFT = '53300'
const NO_RIGHT = '42501'
const IO_ERROR = '58030'

/**
 * SQLSTATEs or their prefixes of failures that are temporary or that an operator can fix: the request may be repeated. In
 * order: connections, resources, rollback for another transaction, lock not available, shutting down or starting, statement
 * timeout, idle transaction timeout, read-only server, disk error, missing privilege.
 */
const TEMPORARY = ['08', '53', '40', '55P03', '57P', '57014', '25P03', READ_ONLY, IO_ERROR, NO_RIGHT]

/**
 * Whether the server ended a statement because of a deadlock, as with a migration that locks tables one after the other. A
 * statement outside a transaction, or a whole transaction, can be run again.
 */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === DEADLOCK

/** Whether the server's disk refused a write. */
export const isRefusedWrite = (error: unknown): boolean =>
  error instanceof DatabaseError && [DISK_FULL, READ_ONLY, IO_ERROR].includes(error.code ?? '')

/** Returns the problem for an error of the database; null for a bug of ours or another error. */
export function toPostgresProblem(error: unknown): Problem | null {
  if (error instanceof ConnectionError) return createUnreachableDataProblem(error)
  if (!(error instanceof DatabaseError)) return null
  const { code = '' } = error
  if (code === DISK_FULL) return createNoSpaceProblem(error)
  if (TEMPORARY.some((prefix) => code.startsWith(prefix))) return createUnreachableDataProblem(error)
  if (code === UNIQUE_VIOLATION) return new Problem('conflict', 'This exists already', { cause: error })
  return null
}
