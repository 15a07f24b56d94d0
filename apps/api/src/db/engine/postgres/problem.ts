import { DatabaseError } from 'pg'
import { noSpaceLeft, Problem, unreachableData } from '#shared/problem.ts'

/** The server can't be reached, or a connection to it was lost: whether a statement that was under way took effect is unknown. */
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
 * SQLSTATEs, or how they begin, of what is temporary or for an operator to fix: the request may be sent again. In their order:
 * connections, resources, rolled back for another transaction, lock not given, shut down or starting, a statement or transaction
 * that took too long, a server that takes no writes, its disk, a right that the user of the address lacks.
 */
const TEMPORARY = ['08', '53', '40', '55P03', '57P', '57014', '25P03', READ_ONLY, IO_ERROR, NO_RIGHT]

/**
 * Whether the server gave a statement up since it and others wait for each other, as where a migration locks one table after the
 * other. One that is in no transaction has left nothing behind, and can be run again; so can a whole transaction.
 */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === DEADLOCK

/** Whether an error says that the server's disk took no write. */
export const isRefusedWrite = (error: unknown): boolean =>
  error instanceof DatabaseError && [DISK_FULL, READ_ONLY, IO_ERROR].includes(error.code ?? '')

/** The refusal that an error of the database stands for; null when it is our own mistake, or none of the database. */
export function postgresProblem(error: unknown): Problem | null {
  if (error instanceof ConnectionError) return unreachableData(error)
  if (!(error instanceof DatabaseError)) return null
  const { code = '' } = error
  if (code === DISK_FULL) return noSpaceLeft(error)
  if (TEMPORARY.some((prefix) => code.startsWith(prefix))) return unreachableData(error)
  if (code === UNIQUE_VIOLATION) return new Problem('conflict', 'This exists already', { cause: error })
  return null
}
