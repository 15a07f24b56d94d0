import type SqliteDatabase from 'better-sqlite3'
import type { Versions } from '../store.ts'
import type { Snapshots } from './snapshots.ts'

/** Reads the version row once for each snapshot of the database. */
export function createVersions(
  sqlite: SqliteDatabase.Database,
  { begin }: Pick<Snapshots, 'begin'>,
): () => Versions {
  let read: SqliteDatabase.Statement<[], Versions> | undefined
  let cachedSnapshot = 0
  let cached: Versions | undefined
  return () => {
    const snapshot = begin()
    if (cached === undefined || cachedSnapshot !== snapshot) {
      // Prepared at the first call, since the database may not be migrated when it is opened.
      read ??= sqlite.prepare(
        'select value, places, words, value as stamp, 1 as timeline from public_version where id = 1',
      )
      cached = read.get() ?? NONE
    }
    cachedSnapshot = snapshot
    return cached
  }
}

/** A restored file begins with another start, which raises all versions. */
const NONE: Versions = { value: 0, places: 0, words: 0, stamp: 0, timeline: 1 }
