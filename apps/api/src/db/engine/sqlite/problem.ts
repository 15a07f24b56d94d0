import SqliteDatabase from 'better-sqlite3'
import { noSpaceLeft, Problem, unreachableData } from '#shared/problem.ts'

/** Errors that are temporary or for an operator to fix: the request may be sent again. */
const TEMPORARY = ['SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']

/** Whether an error tells that the file is damaged. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CORRUPT')

/** The refusal that an error of the database stands for; null when it is our own mistake. */
export function sqliteProblem(error: unknown): Problem | null {
  if (!(error instanceof SqliteDatabase.SqliteError)) return null
  const { code } = error
  if (code === 'SQLITE_FULL') return noSpaceLeft(error)
  if (TEMPORARY.some((prefix) => code.startsWith(prefix))) return unreachableData(error)
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return new Problem('conflict', 'This exists already', { cause: error })
  }
  return null
}
