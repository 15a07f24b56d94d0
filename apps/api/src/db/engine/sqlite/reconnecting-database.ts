import SqliteDatabase from 'better-sqlite3'
import type { SqliteDatabase as KyselyDatabase, SqliteStatement } from 'kysely'

type Sqlite = SqliteDatabase.Database

/** What a disk says that takes no more writes. */
const REFUSED = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']

/** A handle that is replaced by a fresh one after the disk failed to flush a write. */
export interface ReconnectingDatabase extends KyselyDatabase {
  /** The handle in use; ask anew each time. */
  readonly sqlite: Sqlite
  /** Whether the disk refused a write, and has taken none since. */
  readonly isFailing: boolean
  /** Whether a transaction is under way on it. */
  readonly inTransaction: boolean
}

interface ReconnectingOptions {
  /** Called before each statement, but for those that go through rows one by one. */
  readonly before?: () => void
  /** Called before what begins to write or commits; throws where the database must not be written. */
  readonly check?: () => void
}

/**
 * When fsync fails, what the handle believes to be on disk may not be there, and asking the same handle again
 * can report success for what was lost. The next statement outside a transaction runs on a fresh one.
 */
export function createReconnectingDatabase(
  open: () => Sqlite,
  { before = () => undefined, check = () => undefined }: ReconnectingOptions = {},
): ReconnectingDatabase {
  let sqlite = open()
  let isSuspect = false
  let isFailing = false
  const watched = <Result>(run: () => Result): Result => {
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
        // Opening would make a new file in place of one that is gone.
        watched(check)
        sqlite.close()
        sqlite = open()
        isSuspect = false
      }
      const statement = sqlite.prepare(sql)
      const isCommit = /^\s*commit/i.test(sql)
      const checked = <Result>(run: () => Result): Result =>
        watched(() => {
          if (isCommit || !sqlite.inTransaction) check()
          return run()
        })
      return {
        reader: statement.reader,
        all: (parameters) => checked(() => statement.all(...parameters)),
        run(parameters) {
          const result = checked(() => statement.run(...parameters))
          if (!sqlite.inTransaction && (isCommit || result.changes > 0)) isFailing = false
          return result
        },
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}
