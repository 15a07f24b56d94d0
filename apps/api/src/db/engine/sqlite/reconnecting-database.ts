import SqliteDatabase from 'better-sqlite3'
import type { SqliteDatabase as KyselyDatabase, SqliteStatement } from 'kysely'

type Sqlite = SqliteDatabase.Database

/** Errors of a disk that refuses writes. */
const REFUSED = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']

/** A handle that is replaced after the disk failed to flush a write. */
export interface ReconnectingDatabase extends KyselyDatabase {
  /** The current handle, which may change with each statement. */
  readonly sqlite: Sqlite
  /** Whether the disk refused the last write. */
  readonly isFailing: boolean
  readonly inTransaction: boolean
}

interface ReconnectingOptions {
  /** Called before each statement, except for iterated ones. */
  readonly before?: () => void
  /** Called before a write or commit begins; throws if the database must not be written. */
  readonly check?: () => void
}

/**
 * When fsync fails, pages that the handle considers written may be lost, and another attempt on it can report success. The
 * next statement outside a transaction uses a new handle.
 */
export function createReconnectingDatabase(
  open: () => Sqlite,
  { before = () => undefined, check = () => undefined }: ReconnectingOptions = {},
): ReconnectingDatabase {
  let sqlite = open()
  let isSuspect = false
  let isFailing = false
  const withFailureCheck = <Result>(run: () => Result): Result => {
    before()
    try {
      return run()
    } catch (error) {
      const code = error instanceof SqliteDatabase.SqliteError ? error.code : ''
      isSuspect ||= code.startsWith('SQLITE_IOERR_FSYNC')
      isFailing ||= REFUSED.some((prefix) => code.startsWith(prefix))
      throw error
    }
  }
  return {
    get sqlite() {
      return sqlite
    },
    get isFailing() {
      return isFailing
    },
    get inTransaction() {
      return sqlite.inTransaction
    },
    close: () => sqlite.close(),
    prepare(sql): SqliteStatement {
      if (isSuspect && !sqlite.inTransaction) {
        // Opening would create a new file in place of a removed one.
        withFailureCheck(check)
        sqlite.close()
        sqlite = open()
        isSuspect = false
      }
      const statement = sqlite.prepare(sql)
      const isCommit = /^\s*commit/i.test(sql)
      const withWriteCheck = <Result>(run: () => Result): Result =>
        withFailureCheck(() => {
          if (isCommit || !sqlite.inTransaction) check()
          return run()
        })
      return {
        reader: statement.reader,
        all: (parameters) => withWriteCheck(() => statement.all(...parameters)),
        run(parameters) {
          const result = withWriteCheck(() => statement.run(...parameters))
          if (!sqlite.inTransaction && (isCommit || result.changes > 0)) isFailing = false
          return result
        },
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}
