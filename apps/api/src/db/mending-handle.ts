import SqliteDatabase from 'better-sqlite3'
import type { SqliteDatabase as KyselyDatabase, SqliteStatement } from 'kysely'

type Sqlite = SqliteDatabase.Database

/** A handle that is replaced by a fresh one after the disk failed to flush a write. */
export interface MendingHandle extends KyselyDatabase {
  /** The handle in use; ask anew each time. */
  readonly sqlite: Sqlite
  /** Whether a transaction is under way on it. */
  readonly inTransaction: boolean
}

/**
 * When fsync fails, what the handle believes to be on disk may not be there, and asking the same handle again
 * can report success for what was lost. The next statement outside a transaction runs on a fresh one.
 */
export function openMendingHandle(open: () => Sqlite): MendingHandle {
  let sqlite = open()
  let isSuspect = false
  const watched = <Result>(run: () => Result): Result => {
    try {
      return run()
    } catch (error) {
      isSuspect ||= error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_IOERR_FSYNC')
      throw error
    }
  }
  return {
    get sqlite() {
      return sqlite
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
      return {
        reader: statement.reader,
        all: (parameters) => watched(() => statement.all(...parameters)),
        run: (parameters) => watched(() => statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}
