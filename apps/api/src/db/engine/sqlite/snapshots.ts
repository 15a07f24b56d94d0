import type SqliteDatabase from 'better-sqlite3'
import { isDamage } from './problem.ts'

/** Gives all reads in one turn of the event loop the same state of the database. */
export interface Snapshots {
  /**
   * Begins a snapshot, unless one is open: all reads on the handle see one state until the turn ends or `end` is called.
   * Returns a number that identifies the snapshot.
   */
  readonly begin: () => number
  readonly end: () => void
  /** Whether ending a snapshot found the file damaged. */
  readonly isDamaged: boolean
}

/**
 * Beginning and ending a read costs as much as finding a row: two locks and a check of the file. A snapshot pays that once
 * per turn; writes of other processes become visible at the next turn. Rows of the handle must not be iterated over several
 * turns, since a snapshot can't end before the iteration.
 */
export function createSnapshots(sqlite: SqliteDatabase.Database): Snapshots {
  const beginning = sqlite.prepare('begin')
  const ending = sqlite.prepare('commit')
  const undoing = sqlite.prepare('rollback')
  let number = 0
  let isOpen = false
  let isDamaged = false
  const end = () => {
    if (!isOpen) return
    isOpen = false
    try {
      // A failed read may have ended it.
      if (sqlite.inTransaction) ending.run()
    } catch (error) {
      // A damaged file fails here again. The reader already got the error, and the next read begins a new snapshot.
      isDamaged ||= isDamage(error)
      if (sqlite.inTransaction) undoing.run()
    }
  }
  return {
    begin() {
      if (isOpen) return number
      beginning.run()
      isOpen = true
      number += 1
      setImmediate(end)
      return number
    },
    end,
    get isDamaged() {
      return isDamaged
    },
  }
}
