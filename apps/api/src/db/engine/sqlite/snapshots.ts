import type SqliteDatabase from 'better-sqlite3'
import { isDamage } from './problem.ts'

/** Lets the reads of one turn of the event loop see the same state of the database. */
export interface Snapshots {
  /**
   * Whatever is read on the handle sees one state from here on, until the turn ends or `end` is called. Returns a number
   * that each state has for itself.
   */
  readonly begin: () => number
  readonly end: () => void
  /** Whether the end of a state told that the file is damaged. */
  readonly isDamaged: boolean
}

/**
 * To begin and end a read costs as much as to find a row: two locks and a look at the file. What one turn handles pays
 * that once. What another process writes is seen a turn later at most. Nothing may go through rows of the handle one by
 * one over several turns: a state can't end before that.
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
      // A read that failed may have ended it.
      if (sqlite.inTransaction) ending.run()
    } catch (error) {
      // A damaged file fails here again. Whoever read has been told, and the next read begins anew.
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
