import SqliteDatabase from 'better-sqlite3'
import { createNoSpaceProblem, Problem, createUnreachableDataProblem } from '#shared/problem.ts'

/** Error codes of failures that are temporary or that an operator can fix: the request may be repeated. */
const TEMPORARY = ['SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']

/** Whether an error shows that the file is damaged. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CORRUPT')

/** Returns the problem for an error of the database; null for a bug of ours. */
export function toSqliteProblem(error: unknown): Problem | null {
  if (!(error instanceof SqliteDatabase.SqliteError)) return null
  const { code } = error
  if (code === 'SQLITE_FULL') return createNoSpaceProblem(error)
  if (TEMPORARY.some((prefix) => code.startsWith(prefix))) return createUnreachableDataProblem(error)
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return new Problem('conflict', 'This exists already', { cause: error })
  }
  return null
}
