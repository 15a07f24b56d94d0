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

/**
 * When fsync fails, what the handle believes to be on disk may not be there, and asking the same handle again
 * can report success for what was lost. The next statement outside a transaction runs on a fresh one. `before` is called
 * before each statement, but for those that go through rows one by one.
 */
export function openReconnectingDatabase(
  open: () => Sqlite,
  before: () => void = () => undefined,
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
        sqlite.close()
        sqlite = open()
        isSuspect = false
      }
      const statement = sqlite.prepare(sql)
      const isCommit = /^\s*commit/i.test(sql)
      return {
        reader: statement.reader,
        all: (parameters) => watched(() => statement.all(...parameters)),
        run(parameters) {
          const result = watched(() => statement.run(...parameters))
          if (!sqlite.inTransaction && (isCommit || result.changes > 0)) isFailing = false
          return result
        },
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}
